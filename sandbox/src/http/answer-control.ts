import {basePath, operations} from '@symblepay/openapi/control/operations';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {CONTROL_CALLS} from '../control/control-calls';
import {Refusal} from '../trade/refusal';
import type {AnswerParts} from './answer';
import {toErrorAnswer, toFailure, toJsonAnswer} from './error-response';
import {refuseForeignPage} from './foreign-page';
import type {Answer, PlainRequest} from './message';
import {parseJson} from './read-body';
import {refuseRoute} from './refuse-route';
import type {Match} from './routes';
import {Router} from './routes';

const router = new Router(operations, basePath);

/** Answers the control API. Pages of other sites may not steer a sandbox on this machine. */
export async function answerControl(
  {control, world, origin, errorsPage, clock}: AnswerParts,
  request: PlainRequest,
): Promise<Answer> {
  const {method, url} = request;
  const context = {traceId: 'sandbox-control', instance: url.pathname, errorsPage};
  const pathname = url.pathname === basePath ? `${basePath}/` : url.pathname;
  const match = router.match(method, pathname);
  if (!match || 'allowed' in match) {
    return refuseRoute(context, match, ` GET ${basePath}/ lists the calls.`);
  }
  const foreign = refuseForeignPage(request, origin);
  if (foreign) return toErrorAnswer(foreign, {...context, status: 403});
  try {
    clock.catchUp();
    const body = await readInput(match, request);
    // The validators have just seen that path and body are what the operation says.
    const run = CONTROL_CALLS[match.name] as (call: unknown) => unknown;
    const place = {origin, errorsPage};
    const answer = await Promise.resolve(run({control, place, path: match.path, body}));
    // What is answered is kept, however soon the process is killed.
    await world.flush();
    return toJsonAnswer(answer);
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
