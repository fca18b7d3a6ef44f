import {basePath, operations} from '@symblepay/openapi/control/operations';
import type {OperationId} from '@symblepay/openapi/control/validators/index';

/** A control call as messages name it, such as POST /_sandbox/reset. */
export function nameControlCall(id: OperationId): string {
  const {method, path} = operations[id];
  return `${method.toUpperCase()} ${basePath}${path}`;
}
