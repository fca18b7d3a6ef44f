import type {LogEntry} from '@symblepay/openapi/control/types';

type SentRequest = Pick<LogEntry, 'method' | 'url' | 'headers' | 'body'>;

/** Headers that every client adds by itself. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

export function toCurl({method, url, headers, body}: SentRequest): string {
  const parts = [
    `curl -X ${method} ${quote(url)}`,
    ...Object.entries(headers)
      .filter(([name]) => !connectionHeaders.has(name))
      .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-raw ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
