import {basePath, operations} from '@symblepay/openapi/control/operations';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {nameControlCall} from '../control-call';
import {Refusal} from '../refusal';
import type {Control} from './control';
import type {ErrorContext} from '../http/error-response';
import {toErrorResponse} from '../http/error-response';
import {refuseForeignPage} from '../http/foreign-page';
import type {PlainResponse, PlainRequest} from '../http/message';
import {parseJson, toJsonResponse} from '../http/message';
import {refuseRoute} from '../http/refuse-route';
import type {Match} from '../http/router';
import {Router} from '../http/router';

const router = new Router(operations, basePath);

/**
 * Responds to calls of the control API. Pages of other sites may not control a sandbox on this
 * machine.
 */
export async function respondToControl(
  {control, origin}: {readonly control: Control; readonly origin: string},
  request: PlainRequest,
  errors: ErrorContext,
): Promise<PlainResponse> {
  const {method, url} = request;
  const pathname = url.pathname === basePath ? `${basePath}/` : url.pathname;
  const match = router.match(method, pathname);
  if (!match || 'allowed' in match) {
    return refuseRoute(errors, match, ` ${nameControlCall('describe')} lists the calls.`);
  }
  const foreign = refuseForeignPage(request, origin);
  if (foreign) return toErrorResponse(foreign, {...errors, status: 403});
  const body = await readBody(match, request);
  // The validators have made sure that path and body are those of the operation.
  const result = await control[match.name]({...body, ...match.path} as never);
  return toJsonResponse(result ?? {});
}

/** Returns the body, or throws a Refusal that names the first field that breaks the contract. */
async function readBody(
  {name, path}: Match<OperationId>,
  {body: raw, headers}: PlainRequest,
): Promise<object | undefined> {
  const {requestValidators} = await import('@symblepay/openapi/control/validators/requests');
  const {validateBody, validateParameters} = requestValidators[name];
  const isEmpty = 'text' in raw && raw.text === '';
  const body = validateBody && (isEmpty ? {} : parseJson(raw, headers));
  const [error] = [...validateParameters({path}), ...(validateBody?.(body) ?? [])];
  if (error) throw new Refusal('validation-error', `${error.key}: ${error.value}`, [error]);
  return body as object | undefined;
}
