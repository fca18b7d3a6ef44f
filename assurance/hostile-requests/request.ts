/**
 * One request as it goes over the wire. Each character is one byte. `{mark}` stands for a text that is
 * found nowhere else, so that a response that repeats it is noticed.
 */
export type HostileRequest =
  | {
      readonly method?: string;
      readonly target?: string;
      /** Lines, without the one that ends the connection; a Host of its own replaces the usual one. */
      readonly headers?: readonly string[];
      /** Its length is sent with it. */
      readonly body?: string;
    }
  | {
      /** What no client would write. */
      readonly bytes: string;
      /** The client ends its half of the connection in the middle of what it says. */
      readonly isCut?: boolean;
    };

/** The bytes for a server that is called by this name. */
export function toBytes(request: HostileRequest, host: string, mark: string): Buffer {
  const fill = (text: string) => text.replaceAll('{host}', host).replaceAll('{mark}', mark);
  if ('bytes' in request) return Buffer.from(fill(request.bytes), 'latin1');
  const {method = 'GET', target = '/', headers = [], body} = request;
  const hasHost = headers.some((line) => /^host:/i.test(line));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : ['Host: {host}']),
    ...headers,
    ...(body === undefined ? [] : [`Content-Length: ${fill(body).length}`]),
    'Connection: close',
  ];
  return Buffer.from(fill(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`), 'latin1');
}

/** The same text with one character for each byte of its UTF-8. */
export function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}
