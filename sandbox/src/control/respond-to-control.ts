import {basePath, operations} from '@symblepay/openapi/control/operations';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {Refusal} from '../refusal';
import type {World} from '../world/world';
import type {Clock} from './clock';
import type {Control} from './control';
import {CONTROL_CALLS} from './control-calls';
import {toErrorResponse, toFailure} from '../http/error-response';
import {refuseForeignPage} from '../http/foreign-page';
import type {PlainResponse, PlainRequest} from '../http/message';
import {parseJson, toJsonResponse} from '../http/message';
import {refuseRoute} from '../http/refuse-route';
import type {Match} from '../http/router';
import {Router} from '../http/router';

const router = new Router(operations, basePath);

type ControlParts = {
  readonly control: Control;
  readonly world: World;
  readonly clock: Clock;
  readonly origin: string;
  readonly errorsPage: string;
};

/** Responds to calls of the control API. Pages of other sites may not steer a sandbox on this machine. */
export async function respondToControl(
  {control, world, origin, errorsPage, clock}: ControlParts,
  request: PlainRequest,
): Promise<PlainResponse> {
  const {method, url} = request;
  const context = {traceId: 'sandbox-control', instance: url.pathname, errorsPage};
  const pathname = url.pathname === basePath ? `${basePath}/` : url.pathname;
  const match = router.match(method, pathname);
  if (!match || 'allowed' in match) {
    return refuseRoute(context, match, ` GET ${basePath}/ lists the calls.`);
  }
  const foreign = refuseForeignPage(request, origin);
  if (foreign) return toErrorResponse(foreign, {...context, status: 403});
  try {
    clock.catchUp();
    const body = await readInput(match, request);
    // The validators have just seen that path and body are what the operation says.
    const run = CONTROL_CALLS[match.name] as (call: unknown) => unknown;
    const place = {origin, errorsPage};
    const response = await Promise.resolve(run({control, place, path: match.path, body}));
    // What is acknowledged is kept, however soon the process is killed.
    await world.flush();
    return toJsonResponse(response);
  } catch (error) {
    return toFailure(error, context);
  }
}

/** The body, or a Refusal that names the first field that does not fit the contract. */
async function readInput(
  {name, path}: Match<OperationId>,
  {body: raw, headers}: PlainRequest,
): Promise<unknown> {
  const {requestValidators} = await import('@symblepay/openapi/control/validators/requests');
  const {validateBody, validateParameters} = requestValidators[name];
  const isEmpty = 'text' in raw && raw.text === '';
  const body = validateBody && (isEmpty ? {} : parseJson(raw, headers));
  const [error] = [...validateParameters({path}), ...(validateBody?.(body) ?? [])];
  if (error) throw new Refusal('validation-error', `${error.key}: ${error.value}`, [error]);
  return body;
}
