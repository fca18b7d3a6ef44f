import {gunzipSync} from 'node:zlib';
import {bare} from './family';

export type RawResponse = {
  readonly status: number;
  /** As they came, name and value. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
};

const endOfHead = '\r\n\r\n';

/**
 * Every response on a connection, or what is wrong with the bytes. Interim responses are left out. A
 * response to HEAD has no body, whatever its headers say.
 */
export function readResponses(bytes: Buffer, isHead: boolean): readonly RawResponse[] | string {
  const responses: RawResponse[] = [];
  if (bytes.length > 0 && !bytes.toString('latin1', 0, 5).startsWith('HTTP/')) {
    return [{status: bare, headers: [], body: bytes}];
  }
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf(endOfHead);
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
    if (end < 0 || status === undefined) return 'It is not HTTP.';
    const headers = lines.map((line): [string, string] => {
      const [, name = '', value = ''] = /^([^:]+): *([^]*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    });
    const behind = rest.subarray(end + endOfHead.length);
    const body = isHead || /^(1|204|304)/.test(status) ? noBody(behind) : readBody(headers, behind);
    if (typeof body === 'string') return body;
    if (!status.startsWith('1')) {
      const isZipped = headerOf({headers}, 'content-encoding') === 'gzip';
      const unzipped =
        isZipped && body.content.length > 0 ? gunzipSync(body.content) : body.content;
      responses.push({status: Number(status), headers, body: unzipped});
    }
    rest = body.rest;
  }
  return responses;
}

export function headerOf({headers}: Pick<RawResponse, 'headers'>, name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}

type Body = {readonly content: Buffer; readonly rest: Buffer};

function noBody(rest: Buffer): Body {
  return {content: Buffer.alloc(0), rest};
}

function readBody(headers: RawResponse['headers'], bytes: Buffer): Body | string {
  if (headerOf({headers}, 'transfer-encoding') === 'chunked') return readChunks(bytes);
  const length = headerOf({headers}, 'content-length');
  const end = length === '' ? bytes.length : Number(length);
  return bytes.length < end
    ? 'It breaks off.'
    : {content: bytes.subarray(0, end), rest: bytes.subarray(end)};
}

function readChunks(bytes: Buffer): Body | string {
  const parts: Buffer[] = [];
  let place = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', place);
    const size = parseInt(bytes.toString('latin1', place, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) return 'It breaks off.';
    const start = lineEnd + 2;
    place = start + size + 2;
    if (size === 0) return {content: Buffer.concat(parts), rest: bytes.subarray(place)};
    parts.push(bytes.subarray(start, start + size));
  }
}
