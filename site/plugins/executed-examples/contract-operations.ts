import contract from '@symblepay/openapi/openapi.json';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Method} from '@symblepay/reference';

type Declared = {readonly operationId?: string; readonly summary: string};

const operations = new Map(
  Object.values(contract.paths)
    .flatMap((item) => Object.entries(item) as [string, Declared][])
    .map(([method, {operationId, summary}]) => [operationId, {method: method as Method, summary}]),
);

export function operationOf(operationId: OperationId) {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}
