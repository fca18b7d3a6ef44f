import {refuseField} from '../refusal';

/** A body as it came, or what is wrong with it. */
export type RawBody = {readonly text: string} | {readonly problem: string};

/** By name in lower case. */
export type PlainHeaders = Readonly<Record<string, string>>;

/** A request whose body has been read, whether from a socket or a web Request. */
export type PlainRequest = {
  readonly method: string;
  readonly url: URL;
  /** The path as it was called, where the url leaves out the path of a world. */
  readonly calledPath?: string;
  readonly headers: PlainHeaders;
  readonly body: RawBody;
};

/** A response on its way to a web Response or to a socket. */
export type PlainResponse = {
  readonly status: number;
  readonly headers: PlainHeaders;
  readonly body: string | ReadableStream<Uint8Array>;
};

/**
 * Node and fetch give each byte of a header as one character. Valid UTF-8 is decoded, anything else
 * is left alone; `write` sends both back byte for byte.
 */
export function readHeaderText(bytes: Iterable<readonly [string, string]>) {
  const sentAs = new Map<string, string>();
  const read = Array.from(bytes, ([name, value]) => {
    const text = decode(value);
    if (text !== value) sentAs.set(text, value);
    return [name, text] as const;
  });
  const write = (written: PlainHeaders): PlainHeaders =>
    Object.fromEntries(
      Object.entries(written).map(([name, text]) => [name, sentAs.get(text) ?? text]),
    );
  return {headers: Object.fromEntries(read), write};
}

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function decode(bytes: string): string {
  if (!/[^\0-\x7f]/.test(bytes)) return bytes;
  try {
    return utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return bytes;
  }
}

/** The bytes may break off beyond the limit. */
export function decodeBody(bytes: Uint8Array, limit: number): RawBody {
  if (bytes.length > limit) return {problem: `The body is larger than ${limit} bytes.`};
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch {
    return {problem: 'The body is not valid UTF-8.'};
  }
}

export function readHeader(headers: PlainHeaders, name: string): string | undefined {
  return headers[name.toLowerCase()];
}

export function withHeader(response: PlainResponse, name: string, value: string): PlainResponse {
  return {...response, headers: {...response.headers, [name.toLowerCase()]: value}};
}

export function toJsonResponse(body: unknown, status = 200): PlainResponse {
  return {
    status,
    headers: {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'},
    body: JSON.stringify(body),
  };
}

/** The body as JSON. A body of another type, or none, is refused as one faulty field. */
export function parseJson(raw: RawBody, headers: PlainHeaders): unknown {
  if ('problem' in raw) throw refuseField('body', raw.problem);
  const type = readHeader(headers, 'Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '' && type !== 'application/json') {
    throw refuseField('body', 'The content type must be application/json.');
  }
  if (raw.text === '') throw refuseField('body', 'The body is missing.');
  try {
    return JSON.parse(raw.text) as unknown;
  } catch {
    throw refuseField('body', 'The body is not valid JSON.');
  }
}
