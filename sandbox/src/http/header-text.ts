import type {PlainHeaders} from './message';

type HeaderText = {
  readonly headers: PlainHeaders;
  /** Writes the headers of the response the way those of the request were written. */
  readonly write: (headers: PlainHeaders) => PlainHeaders;
};

/**
 * Node and fetch hand over each byte of a header as one character. Headers in UTF-8 are read as
 * such; what is not UTF-8 stays as it is, so that either comes back byte for byte.
 */
export function readHeaderText(bytes: PlainHeaders): HeaderText {
  const isPlain = !/[^\0-\x7f]/.test(Object.values(bytes).join('\n'));
  const headers = isPlain ? undefined : decodeAll(bytes);
  return headers
    ? {headers, write: (written) => mapValues(written, encode)}
    : {headers: bytes, write: (written) => written};
}

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function decodeAll(bytes: PlainHeaders): PlainHeaders | undefined {
  try {
    return mapValues(bytes, decode);
  } catch {
    return undefined;
  }
}

function decode(bytes: string): string {
  return utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

function encode(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

function mapValues(headers: PlainHeaders, change: (value: string) => string): PlainHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
}
