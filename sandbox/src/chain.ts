import {limits} from '@symblepay/openapi/limits';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Control, ControlParts} from './control/control';
import {sufferFault, takeFault} from './control/faults';
import type {LogEntry} from './control/log';
import {sandboxHeaders} from './api/sandbox-headers';
import type {ErrorContext} from './http/error-response';
import {toFailure} from './http/error-response';
import type {PlainHeaders, PlainRequest, PlainResponse} from './http/message';
import {readHeader, withHeader} from './http/message';
import type {MakeId} from './world/ids';

export type Parts = ControlParts & {
  readonly control: Control;
  readonly makeTraceId: MakeId;
  readonly origin: string;
  readonly errorsPage: string;
};

export type Visit = {
  readonly parts: Parts;
  readonly request: PlainRequest;
  readonly errors: ErrorContext;
  transitions: readonly string[];
};

export type LoggedVisit = Visit & {
  readonly number: number;
  readonly kind: LogEntry['kind'];
  readonly operationId?: OperationId;
  fault?: string;
};

export function begin(parts: Parts, request: PlainRequest, traceId: string): Visit {
  const errors = {traceId, instance: request.url.pathname, errorsPage: parts.errorsPage};
  return {parts, request, errors, transitions: []};
}

export function beginLogged(
  parts: Parts,
  request: PlainRequest,
  kind: LogEntry['kind'],
): LoggedVisit {
  const number = parts.log.nextNumber();
  const traceId = chooseTraceId(request.headers, () => parts.makeTraceId(number));
  return {...begin(parts, request, traceId), number, kind};
}

const correlationHeader = 'X-Correlation-Id';

const {minLength, maxLength} = limits.parameters[correlationHeader];

/** The caller's id if it is valid, else a new one. */
function chooseTraceId(headers: PlainHeaders, makeTraceId: () => string): string {
  const sent = readHeader(headers, correlationHeader);
  const length = Array.from(sent ?? '').length;
  return sent !== undefined && length >= minLength && length <= maxLength ? sent : makeTraceId();
}

type Handler<Of extends Visit> = (visit: Of) => PlainResponse | Promise<PlainResponse>;
type Step<Of extends Visit = Visit> = (
  visit: Of,
  next: () => Promise<PlainResponse>,
) => Promise<PlainResponse>;

/** Each step decides what happens before and after those that follow it. */
export function chain<Of extends Visit>(
  steps: readonly Step<Of>[],
  end: Handler<Of>,
): (visit: Of) => Promise<PlainResponse> {
  return steps.reduceRight<(visit: Of) => Promise<PlainResponse>>(
    (next, step) => (visit) => step(visit, () => next(visit)),
    async (visit) => end(visit),
  );
}

export const repeatTraceId: Step = async ({errors}, next) =>
  withHeader(await next(), correlationHeader, errors.traceId);

/** Also when no response comes of it. */
export const writeLog: Step<LoggedVisit> = async (visit, next) => {
  let response: PlainResponse | undefined;
  try {
    response = await next();
    return response;
  } finally {
    const {parts, request, errors, number, kind, operationId, fault, transitions} = visit;
    const {method, url, headers, body} = request;
    parts.log.add({
      number,
      kind,
      ...(operationId && {operationId}),
      traceId: errors.traceId,
      ...(fault !== undefined && {fault}),
      at: new Date(parts.world.now()).toISOString(),
      method,
      url: parts.origin + url.pathname + url.search,
      headers,
      body: 'text' in body ? body.text : '',
      status: response?.status ?? 0,
      response: typeof response?.body === 'string' ? response.body : '',
      transitions,
    });
  }
};

export const sufferFaults: Step<LoggedVisit> = async (visit, next) => {
  const {parts, operationId} = visit;
  if (!operationId || parts.world.faults.size === 0) return next();
  const fault = takeFault(parts.world, operationId);
  if (!fault) return next();
  visit.fault = fault.kind;
  // A fault that was used up does not come back after a crash.
  await parts.world.flush();
  return sufferFault(fault, next);
};

export const explainErrors: Step = async ({errors}, next) => {
  try {
    return await next();
  } catch (error) {
    return toFailure(error, errors);
  }
};

export const catchUp: Step = ({parts}, next) => {
  parts.clock.catchUp();
  return next();
};

/** Notes the rows at once: the next request's transaction clears the list. */
export function carryOut(visit: Visit, run: () => PlainResponse): PlainResponse {
  const response = run();
  visit.transitions = [...visit.parts.world.transitions];
  return response;
}

/** What is acknowledged is kept, however soon the process is killed. */
export const keep: Step = async (visit, next) => {
  const {world, queues} = visit.parts;
  const response = await next();
  await world.flush();
  queues?.startDue();
  return visit.transitions.length === 0
    ? response
    : withHeader(response, sandboxHeaders.transitions.name, visit.transitions.join(' '));
};
