import contract from '@symblepay/openapi/openapi.json';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Method} from '@symblepay/reference';

export type ContractOperation = {
  readonly method: Method;
  readonly summary: string;
};

type Declared = {readonly operationId: string; readonly summary: string};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const satisfies Method[];

const operations = new Map<string, ContractOperation>(
  Object.values(contract.paths).flatMap((item) =>
    methods.flatMap((method) => {
      const declared = (item as Partial<Record<Method, Declared>>)[method];
      return declared ? [[declared.operationId, {method, summary: declared.summary}] as const] : [];
    }),
  ),
);

export function operationOf(operationId: OperationId): ContractOperation {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}
