import {limits} from '@symblepay/openapi/limits';

export const CORRELATION_HEADER = 'X-Correlation-Id';

const {minLength, maxLength} = limits.parameters[CORRELATION_HEADER];

/** The id that the caller sent, or a new one when none or none that fits was sent. */
export function chooseTraceId(headers: Headers, makeTraceId: () => string): string {
  const sent = headers.get(CORRELATION_HEADER);
  return sent !== null && sent.length >= minLength && sent.length <= maxLength
    ? sent
    : makeTraceId();
}
