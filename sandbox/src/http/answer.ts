import type {Clock} from '../control/clock';
import type {Control} from '../control/control';
import {CONTROL_PATH} from '../control/control-routes';
import type {Faults} from '../control/faults';
import {sufferFault} from '../control/faults';
import type {RequestLog} from '../control/log';
import type {Webhooks} from '../control/webhooks';
import {answerHosted} from '../hosted/hosted-pages';
import {toIsoDate} from '../trade/phases';
import {Refusal} from '../trade/refusal';
import type {MakeId} from '../world/ids';
import {HOSTED_PATH} from '../world/links';
import type {World} from '../world/world';
import {answerCall} from './api';
import {answerControl} from './answer-control';
import {chooseTraceId, CORRELATION_HEADER} from './correlation-id';
import type {ErrorContext} from './error-response';
import {toErrorAnswer, toFailure} from './error-response';
import type {Answer, PlainRequest} from './message';
import {withHeader} from './message';
import {BASE_PATH, Router, ROUTES} from './routes';
import {SANDBOX_HEADERS} from './sandbox-headers';

export type AnswerParts = {
  readonly world: World;
  readonly clock: Clock;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly control: Control;
  readonly makeTraceId: MakeId;
  readonly origin: string;
  readonly errorsPage: string;
};

const router = new Router(ROUTES, BASE_PATH);

/** The whole sandbox as one function from request to answer. */
export function createAnswer(parts: AnswerParts): (request: PlainRequest) => Promise<Answer> {
  return (request) => {
    const {pathname} = request.url;
    if (pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)) {
      return answerControl(parts, request);
    }
    if (pathname.startsWith(`${HOSTED_PATH}/`)) return answerPage(parts, request);
    return answerApi(parts, request);
  };
}

async function answerApi(parts: AnswerParts, request: PlainRequest): Promise<Answer> {
  const {url, headers, body} = request;
  const number = parts.log.nextNumber();
  const traceId = chooseTraceId(headers, () => parts.makeTraceId(number));
  const context = {traceId, instance: url.pathname, errorsPage: parts.errorsPage};
  const match = router.match(request.method, url.pathname);
  if (match === undefined || match === 'wrong-method') return refuseRoute(context, match);
  const fault = parts.faults.take(match.name);
  let transitions: readonly string[] = [];
  const carryOut = () =>
    settle(parts, context, () => {
      const {origin, world} = parts;
      const answer = answerCall(world, {url, headers, body, match, origin});
      transitions = [...world.trace];
      return answer;
    });
  let status = 0;
  let text = '';
  try {
    const answer = fault ? await sufferFault(fault, carryOut) : await carryOut();
    status = answer.status;
    text = typeof answer.body === 'string' ? answer.body : '';
    return withHeader(answer, CORRELATION_HEADER, traceId);
  } finally {
    parts.log.add({
      number,
      at: toIsoDate(parts.world.now()),
      method: request.method,
      url: parts.origin + url.pathname + url.search,
      headers,
      body: 'text' in body ? body.text : '',
      operationId: match.name,
      status,
      answer: text,
      traceId,
      transitions,
      ...(fault && {fault: fault.kind}),
    });
  }
}

/** Carries out, makes it durable, and only then answers. */
async function settle(
  {world, clock, webhooks}: AnswerParts,
  context: ErrorContext,
  carryOut: () => Answer,
): Promise<Answer> {
  clock.catchUp();
  let answer: Answer;
  try {
    answer = carryOut();
    if (world.trace.length > 0) {
      answer = withHeader(answer, SANDBOX_HEADERS.transitions.name, world.trace.join(' '));
    }
  } catch (error) {
    return toFailure(error, context);
  }
  await world.flush();
  void webhooks.attemptDue();
  return answer;
}

async function answerPage(parts: AnswerParts, request: PlainRequest): Promise<Answer> {
  const {method, url, body} = request;
  const form = new URLSearchParams('text' in body ? body.text : '');
  const context = {traceId: '', instance: url.pathname, errorsPage: parts.errorsPage};
  return settle(parts, context, () =>
    parts.world.transact(() => answerHosted(parts.world, method, url.pathname, form)),
  );
}

function refuseRoute(context: ErrorContext, problem: 'wrong-method' | undefined): Answer {
  return problem
    ? toErrorAnswer(new Refusal('not-found', 'The call has no such method.'), {
        ...context,
        status: 405,
      })
    : toErrorAnswer(new Refusal('not-found', 'There is no such call.'), {
        ...context,
        status: 404,
      });
}
