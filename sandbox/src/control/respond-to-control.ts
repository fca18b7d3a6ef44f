import type {World} from '../world/world';
import type {Clock} from './clock';
import type {Control} from './control';
import type {ControlRoute} from './control-routes';
import {CONTROL_PATH, CONTROL_ROUTES} from './control-routes';
import {toErrorResponse, toFailure} from '../http/error-response';
import {refuseForeignPage} from '../http/foreign-page';
import type {PlainResponse, PlainRequest} from '../http/message';
import {parseJson, toJsonResponse} from '../http/message';
import {refuseRoute} from '../http/refuse-route';
import {Router} from '../http/router';

const router = new Router(CONTROL_ROUTES, CONTROL_PATH);

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
  {method, url, headers, body: raw}: PlainRequest,
): Promise<PlainResponse> {
  const context = {traceId: 'sandbox-control', instance: url.pathname, errorsPage};
  const pathname = url.pathname === CONTROL_PATH ? `${CONTROL_PATH}/` : url.pathname;
  const match = router.match(method, pathname);
  if (!match || 'allowed' in match) {
    return refuseRoute(context, match, ` GET ${CONTROL_PATH}/ lists the calls.`);
  }
  const foreign = refuseForeignPage({method, url, headers}, origin);
  if (foreign) return toErrorResponse(foreign, {...context, status: 403});
  try {
    clock.catchUp();
    const isEmpty = 'text' in raw && raw.text === '';
    const body = isEmpty ? {} : parseJson(raw, headers);
    const route: ControlRoute = CONTROL_ROUTES[match.name];
    const place = {origin, errorsPage};
    const response = await Promise.resolve(route.answer({control, place, path: match.path, body}));
    // What is acknowledged is kept, however soon the process is killed.
    await world.flush();
    return toJsonResponse(response);
  } catch (error) {
    return toFailure(error, context);
  }
}
