import {basePath, operationIds, operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Http} from './http-head';

/** The call that a request makes, when the text shows the request. */
export function findCall({request}: Http): OperationId | undefined {
  if (!request) return undefined;
  const {method, path} = request;
  return operationIds.find((id) => {
    const call = operations[id];
    return call.method === method.toLowerCase() && fits(basePath + call.path, path);
  });
}

/** The call with a body that is sent to a path; an error names the path and not the method. */
export function findCallTo(path: string): OperationId | undefined {
  return operationIds.find((id) => {
    const call = operations[id];
    return call.body !== undefined && fits(basePath + call.path, path);
  });
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  );
}
