import type {LogEntry} from '@symblepay/openapi/control/types';
import {toCurl} from '@symblepay/reference/curl';

/** Headers that every client adds by itself. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

export function replayAsCurl({method, url, headers, body}: LogEntry): string {
  return toCurl({
    method,
    url,
    headers: Object.entries(headers)
      .filter(([name]) => !connectionHeaders.has(name))
      .map(([name, value]) => ({name, value})),
    body: body === '' ? undefined : {mediaType: 'text/plain', value: body},
  });
}
