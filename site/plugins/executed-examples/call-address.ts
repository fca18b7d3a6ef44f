import contract from '@symblepay/openapi/openapi.json';
import type {OperationId} from '@symblepay/openapi/validators';
import type {LooseRequest} from './scenario';

type Operation = {
  readonly method: string;
  readonly template: string;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const operations = new Map<string, Operation>(
  Object.entries(contract.paths).flatMap(([template, item]) =>
    methods.flatMap((method) => {
      const operation = (item as unknown as Partial<Record<string, {operationId: string}>>)[method];
      return operation
        ? [[operation.operationId, {method: method.toUpperCase(), template}] as const]
        : [];
    }),
  ),
);

/** The method and the filled-in path of a call, below the server's address. */
export function callAddress(operationId: OperationId, {path = {}, query = {}}: LooseRequest) {
  const operation = operations.get(operationId);
  if (operation === undefined) {
    throw new Error(`The contract has no operation ${operationId}.`);
  }
  const filled = operation.template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) {
      throw new Error(`${operationId} needs the path parameter ${name}.`);
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return {method: operation.method, path: search === '' ? filled : `${filled}?${search}`};
}
