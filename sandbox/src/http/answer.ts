import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath, operations} from '@symblepay/openapi/operations';
import type {Clock} from '../control/clock';
import type {Control} from '../control/control';
import type {EndpointQueues} from '../control/endpoint-queues';
import type {Faults} from '../control/faults';
import {sufferFault} from '../control/faults';
import type {LogEntry, RequestLog} from '../control/log';
import {answerHosted} from '../hosted/hosted-pages';
import {STYLE_PATH} from '../hosted/render-page';
import {toIsoDate} from '../trade/phases';
import type {MakeId} from '../world/ids';
import {HOSTED_PATH} from '../world/links';
import type {World} from '../world/world';
import {answerCall} from './api';
import {answerControl} from './answer-control';
import {chooseTraceId, CORRELATION_HEADER} from './correlation-id';
import type {ErrorContext} from './error-response';
import {toFailure} from './error-response';
import type {Answer, PlainRequest} from './message';
import {withHeader} from './message';
import {refuseRoute} from './refuse-route';
import {Router} from './routes';
import {SANDBOX_HEADERS} from './sandbox-headers';

export type AnswerParts = {
  readonly world: World;
  readonly clock: Clock;
  /** None where no webhooks are sent. */
  readonly queues: EndpointQueues | undefined;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly control: Control;
  readonly makeTraceId: MakeId;
  readonly origin: string;
  readonly errorsPage: string;
};

const router = new Router(operations, basePath);

/** The whole sandbox as one function from request to answer. */
export function createAnswer(parts: AnswerParts): (request: PlainRequest) => Promise<Answer> {
  return (request) => {
    const {pathname} = request.url;
    if (pathname === controlPath || pathname.startsWith(`${controlPath}/`)) {
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
  if (!match || 'allowed' in match) {
    const fitsWithoutSlash =
      !match && router.match(request.method, url.pathname.replace(/\/$/, ''));
    const hint = fitsWithoutSlash ? ' Leave out the slash at the end.' : '';
    return log(parts, request, {number, kind: 'unknown', traceId}, () =>
      Promise.resolve(refuseRoute(context, match, hint)),
    );
  }
  const {name: operationId} = match;
  const fault = parts.faults.take(operationId);
  const about: Visit = {
    number,
    kind: 'call',
    operationId,
    traceId,
    ...(fault && {fault: fault.kind}),
  };
  return log(parts, request, about, async (note) => {
    const {origin, world} = parts;
    const carryOut = () =>
      settle(parts, context, note, () => answerCall(world, {url, headers, body, match, origin}));
    if (!fault) return carryOut();
    // A fault that has befallen a call does not come back after a crash.
    await world.flush();
    return sufferFault(fault, carryOut);
  });
}

async function answerPage(parts: AnswerParts, request: PlainRequest): Promise<Answer> {
  const {url, headers} = request;
  const {world, origin} = parts;
  if (url.pathname === STYLE_PATH) return answerHosted(world, request, origin);
  const number = parts.log.nextNumber();
  const traceId = chooseTraceId(headers, () => parts.makeTraceId(number));
  const context = {traceId, instance: url.pathname, errorsPage: parts.errorsPage};
  return log(parts, request, {number, kind: 'page', traceId}, (note) =>
    settle(parts, context, note, () => answerHosted(world, request, origin)),
  );
}

type Visit = Pick<LogEntry, 'number' | 'kind' | 'operationId' | 'traceId' | 'fault'>;
/** Says which rows were followed, also when no answer comes of it. */
type Note = (transitions: readonly string[]) => void;

/** Answers, and writes down what was asked and what came of it. */
async function log(
  parts: AnswerParts,
  {method, url, headers, body}: PlainRequest,
  about: Visit,
  run: (note: Note) => Promise<Answer>,
): Promise<Answer> {
  let transitions: readonly string[] = [];
  let status = 0;
  let text = '';
  try {
    const answer = await run((followed) => (transitions = followed));
    status = answer.status;
    text = typeof answer.body === 'string' ? answer.body : '';
    return withHeader(answer, CORRELATION_HEADER, about.traceId);
  } finally {
    parts.log.add({
      ...about,
      at: toIsoDate(parts.world.now()),
      method,
      url: parts.origin + url.pathname + url.search,
      headers,
      body: 'text' in body ? body.text : '',
      status,
      answer: text,
      transitions,
    });
  }
}

/** Carries out, makes it durable, and only then answers. */
async function settle(
  {world, clock, queues}: AnswerParts,
  context: ErrorContext,
  note: Note,
  carryOut: () => Answer,
): Promise<Answer> {
  clock.catchUp();
  try {
    const answer = carryOut();
    const followed = [...world.trace];
    note(followed);
    await world.flush();
    queues?.startDue();
    return followed.length === 0
      ? answer
      : withHeader(answer, SANDBOX_HEADERS.transitions.name, followed.join(' '));
  } catch (error) {
    return toFailure(error, context);
  }
}
