import type {FaultKind, LogEntry, TransitionId} from '@symblepay/openapi/control/types';
import type {KnownErrorTypeCode} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {check as isValid} from '@symblepay/openapi/validators/headers/CorrelationId';
import type {Control} from './control/control';
import type {ControlParts} from './control/control-parts';
import {distort} from './control/distort';
import {ConnectionDropped, sufferFault, takeFault} from './control/faults';
import {findOrganisation, hasKnownKey, readBody} from './api/read-call';
import {sandboxHeaders} from './api/sandbox-headers';
import type {ErrorContext} from './http/error-response';
import {toFailure} from './http/error-response';
import type {PlainRequest, PlainResponse} from './http/message';
import {readHeader, withHeader} from './http/message';
import type {Match} from './http/router';
import {strikes} from './world/chaos';
import type {MakeId} from './world/ids';

const correlationHeader = 'X-Correlation-Id';

export type Parts = ControlParts & {
  readonly control: Control;
  readonly makeTraceId: MakeId;
};

type Exchange = {
  readonly parts: Parts;
  readonly request: PlainRequest;
  readonly errors: ErrorContext;
  transitions: readonly TransitionId[];
};

export type LoggedExchange = Exchange & {
  readonly number: number;
  readonly kind: LogEntry['kind'];
  readonly operationId?: OperationId;
  fault?: FaultKind;
};

export type CallExchange = LoggedExchange & {
  readonly match: Match<OperationId>;
  /** Filled in by checkKey and validate. */
  organisationId: string;
  body: unknown;
};

export function begin(parts: Parts, request: PlainRequest, traceId: string): Exchange {
  const {url, calledPath: instance = url.pathname} = request;
  const errors = {traceId, instance, errorsPage: parts.errorsPage};
  return {parts, request, errors, transitions: []};
}

export function beginLogged(
  parts: Parts,
  request: PlainRequest,
  kind: LogEntry['kind'],
): LoggedExchange {
  const number = parts.log.nextNumber();
  const sent = readHeader(request.headers, correlationHeader);
  // The caller's id if it is valid, else a new one.
  const traceId = sent !== undefined && isValid(sent) ? sent : parts.makeTraceId(number);
  return {...begin(parts, request, traceId), number, kind};
}

export function beginCall(
  parts: Parts,
  request: PlainRequest,
  match: Match<OperationId>,
): CallExchange {
  const exchange = beginLogged(parts, request, 'call');
  return {...exchange, operationId: match.name, match, organisationId: '', body: undefined};
}

type Handler<Of extends Exchange> = (exchange: Of) => PlainResponse | Promise<PlainResponse>;
type Stage<Of extends Exchange = Exchange> = (
  exchange: Of,
  next: () => Promise<PlainResponse>,
) => Promise<PlainResponse>;

/** Composes stages. Each may act before and after those that follow it, or not call them at all. */
export function chain<Of extends Exchange>(
  stages: readonly Stage<Of>[],
  end: Handler<Of>,
): (exchange: Of) => Promise<PlainResponse> {
  return stages.reduceRight<(exchange: Of) => Promise<PlainResponse>>(
    (next, stage) => (exchange) => stage(exchange, () => next(exchange)),
    async (exchange) => end(exchange),
  );
}

export const repeatTraceId: Stage = async ({errors}, next) =>
  withHeader(await next(), correlationHeader, errors.traceId);

/** A request that gets no response is logged as well. */
export const writeLog: Stage<LoggedExchange> = async (exchange, next) => {
  let response: PlainResponse | undefined;
  try {
    response = await next();
    return response;
  } finally {
    const {parts, request, errors, number, kind, operationId, fault, transitions} = exchange;
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

/** Faults and chaos befall whoever has a key; a page of another site has none. */
export const sufferFaults: Stage<LoggedExchange> = async (exchange, next) => {
  const {parts, operationId, request} = exchange;
  if (!operationId || parts.world.kept.faults.size === 0) return next();
  if (!hasKnownKey(parts.world, request.headers)) return next();
  const fault = takeFault(parts.world, operationId);
  if (!fault) return next();
  exchange.fault = fault.kind;
  // Written first, so that a used fault does not come back after a crash.
  await parts.world.flush();
  return sufferFault(fault, next);
};

/** Counts calls that succeed, and the codes of those that are refused. */
export const countCoverage: Stage<CallExchange> = async ({parts, match}, next) => {
  const response = await next();
  if (response.status === 200) {
    parts.world.meet(`call ${match.name}`);
  } else if (typeof response.body === 'string') {
    const {typeCode} = JSON.parse(response.body) as {typeCode?: KnownErrorTypeCode};
    if (typeCode) parts.world.meet(`error ${typeCode}`);
  }
  return response;
};

/** What goes wrong by itself, as the settings say. A call that only reads is not lost. */
export const sufferChaos: Stage<CallExchange> = async (exchange, next) => {
  const {parts, match, request} = exchange;
  const {chaos} = parts.world.settings;
  if (chaos.kinds.length === 0 || !hasKnownKey(parts.world, request.headers)) return next();
  const number = parts.world.nextDraw();
  const isReading = request.method === 'GET';
  const due = parts.world.trades.find(match.path.tradeId ?? '')?.trade.due;
  if (due && !isReading && strikes(chaos, 'deadline-passes', number)) {
    await parts.clock.setForward(new Date(due.at).toISOString());
  }
  const response = await next();
  if (!isReading && response.status === 200 && strikes(chaos, 'response-lost', number)) {
    throw new ConnectionDropped('The sandbox lost the response: chaos was ordered.');
  }
  return distort(response, chaos, number);
};

export const explainErrors: Stage = async ({errors}, next) => {
  try {
    return await next();
  } catch (error) {
    return toFailure(error, errors);
  }
};

/** Runs what follows at the current time, and keeps what it changed before the response is sent. */
export const carryOut: Stage = async (exchange, next) => {
  const response = await exchange.parts.clock.carryOut(next);
  return exchange.transitions.length === 0
    ? response
    : withHeader(response, sandboxHeaders.transitions.name, exchange.transitions.join(' '));
};

export const checkKey: Stage<CallExchange> = (exchange, next) => {
  exchange.organisationId = findOrganisation(exchange.parts.world, exchange.request.headers).id;
  return next();
};

export const validate: Stage<CallExchange> = (exchange, next) => {
  exchange.body = readBody(exchange.request, exchange.match);
  return next();
};

/** Copies the rows at once, because the next request's transaction clears the list. */
export function noteTransitions(exchange: Exchange, run: () => PlainResponse): PlainResponse {
  const response = run();
  exchange.transitions = [...exchange.parts.world.transitions];
  return response;
}
