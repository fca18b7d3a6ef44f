import type {ControlRoute} from '../control/control-routes';
import {CONTROL_PATH, CONTROL_ROUTES} from '../control/control-routes';
import type {AnswerParts} from './answer';
import {toErrorAnswer, toFailure, toJsonAnswer} from './error-response';
import {refuseForeignPage} from './foreign-page';
import type {Answer, PlainRequest} from './message';
import {parseJson} from './read-body';
import {refuseRoute} from './refuse-route';
import {Router} from './routes';

const router = new Router(CONTROL_ROUTES, CONTROL_PATH);

/** Answers the control API. Pages of other sites may not steer a sandbox on this machine. */
export async function answerControl(
  {control, world, origin, errorsPage, clock}: AnswerParts,
  {method, url, headers, body: raw}: PlainRequest,
): Promise<Answer> {
  const context = {traceId: 'sandbox-control', instance: url.pathname, errorsPage};
  const pathname = url.pathname === CONTROL_PATH ? `${CONTROL_PATH}/` : url.pathname;
  const match = router.match(method, pathname);
  if (!match || 'allowed' in match) {
    return refuseRoute(context, match, ` GET ${CONTROL_PATH}/ lists the calls.`);
  }
  const foreign = refuseForeignPage({method, url, headers}, origin);
  if (foreign) return toErrorAnswer(foreign, {...context, status: 403});
  try {
    clock.catchUp();
    const isEmpty = 'text' in raw && raw.text === '';
    const body = isEmpty ? {} : parseJson(raw, headers);
    const route: ControlRoute = CONTROL_ROUTES[match.name];
    const place = {origin, errorsPage};
    const answer = await Promise.resolve(route.answer({control, place, path: match.path, body}));
    // What is answered is kept, however soon the process is killed.
    await world.flush();
    return toJsonAnswer(answer);
  } catch (error) {
    return toFailure(error, context);
  }
}
