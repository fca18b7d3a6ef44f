import type {PlainHeaders, RawBody} from './message';

type HeaderText = {
  readonly headers: PlainHeaders;
  /** Writes what came with the request the way it came. */
  readonly write: (headers: PlainHeaders) => PlainHeaders;
};

/**
 * Node and fetch hand over each byte of a header as one character. A header in UTF-8 is read as
 * such; one that is not stays as it is, so that either comes back byte for byte.
 */
export function readHeaderText(bytes: PlainHeaders): HeaderText {
  const sentAs = new Map<string, string>();
  const headers = mapValues(bytes, (value) => {
    const text = decode(value);
    if (text !== value) sentAs.set(text, value);
    return text;
  });
  return {headers, write: (written) => mapValues(written, (text) => sentAs.get(text) ?? text)};
}

const UTF_8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function decode(bytes: string): string {
  if (!/[^\0-\x7f]/.test(bytes)) return bytes;
  try {
    return UTF_8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return bytes;
  }
}

function mapValues(headers: PlainHeaders, change: (value: string) => string): PlainHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
}

export function decodeBody(bytes: Uint8Array): RawBody {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch {
    return {problem: 'The body is not valid UTF-8.'};
  }
}

export function describeTooLarge(limit: number): RawBody {
  return {problem: `The body is larger than ${limit} bytes.`};
}
