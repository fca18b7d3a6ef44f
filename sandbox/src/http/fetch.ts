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
import {recallText, toErrorResponse, toFailure} from './error-response';
import type {RawBody} from './read-body';
import {readBody} from './read-body';
import {BASE_PATH, Router, ROUTES} from './routes';
import {SANDBOX_HEADERS} from './sandbox-headers';

export type FetchParts = {
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
export function createFetch(parts: FetchParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const raw = await readBody(request);
    if (url.pathname === CONTROL_PATH || url.pathname.startsWith(`${CONTROL_PATH}/`)) {
      return answerControl(parts, request, url, raw);
    }
    if (url.pathname.startsWith(`${HOSTED_PATH}/`)) return answerPage(parts, request, url, raw);
    return answerApi(parts, request, url, raw);
  };
}

async function answerApi(
  parts: FetchParts,
  request: Request,
  url: URL,
  raw: RawBody,
): Promise<Response> {
  const number = parts.log.nextNumber();
  const traceId = chooseTraceId(request.headers, () => parts.makeTraceId(number));
  const context = {traceId, instance: url.pathname, errorsPage: parts.errorsPage};
  const match = router.match(request.method, url.pathname);
  if (match === undefined || match === 'wrong-method') return refuseRoute(context, match);
  const fault = parts.faults.take(match.name);
  const carryOut = () =>
    settle(parts, context, () =>
      answerCall(parts.world, {
        url,
        headers: request.headers,
        body: raw,
        match,
        origin: parts.origin,
      }),
    );
  let transitions: readonly string[] = [];
  const answer = async () => {
    const response = await carryOut();
    transitions = response.headers.get(SANDBOX_HEADERS.transitions.name)?.split(' ') ?? [];
    return response;
  };
  let status = 0;
  let text = '';
  try {
    const response = fault ? await sufferFault(fault, answer) : await answer();
    response.headers.set(CORRELATION_HEADER, traceId);
    status = response.status;
    text = recallText(response);
    return response;
  } finally {
    parts.log.add({
      number,
      at: toIsoDate(parts.world.now()),
      method: request.method,
      url: parts.origin + url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      body: 'text' in raw ? raw.text : '',
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
  {world, clock, webhooks}: FetchParts,
  context: ErrorContext,
  carryOut: () => Response,
): Promise<Response> {
  clock.catchUp();
  let response: Response;
  try {
    response = carryOut();
    if (world.trace.length > 0)
      response.headers.set(SANDBOX_HEADERS.transitions.name, world.trace.join(' '));
  } catch (error) {
    return toFailure(error, context);
  }
  await world.flush();
  void webhooks.attemptDue();
  return response;
}

async function answerPage(
  parts: FetchParts,
  request: Request,
  url: URL,
  raw: RawBody,
): Promise<Response> {
  const form = new URLSearchParams('text' in raw ? raw.text : '');
  const context = {traceId: '', instance: url.pathname, errorsPage: parts.errorsPage};
  return settle(parts, context, () =>
    parts.world.transact(() => answerHosted(parts.world, request.method, url.pathname, form)),
  );
}

function refuseRoute(context: ErrorContext, problem: 'wrong-method' | undefined): Response {
  return problem
    ? toErrorResponse(new Refusal('not-found', 'The call has no such method.'), {
        ...context,
        status: 405,
      })
    : toErrorResponse(new Refusal('not-found', 'There is no such call.'), {
        ...context,
        status: 404,
      });
}
