import {operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import type {LooseRequest} from './scenario';

/** The filled-in path of a call with its query, below the server's address. */
export function callPath(operationId: OperationId, {path = {}, query = {}}: LooseRequest): string {
  const filled = operations[operationId].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) {
      throw new Error(`${operationId} needs the path parameter ${name}.`);
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
