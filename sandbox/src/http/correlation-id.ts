import {limits} from '@symblepay/openapi/limits';
import type {PlainHeaders} from './message';
import {readHeader} from './message';

export const CORRELATION_HEADER = 'X-Correlation-Id';

const {minLength, maxLength} = limits.parameters[CORRELATION_HEADER];

/** The id that the caller sent, or a new one when none or none that fits was sent. */
export function chooseTraceId(headers: PlainHeaders, makeTraceId: () => string): string {
  const sent = readHeader(headers, CORRELATION_HEADER);
  const length = Array.from(sent ?? '').length;
  return sent !== undefined && length >= minLength && length <= maxLength ? sent : makeTraceId();
}
