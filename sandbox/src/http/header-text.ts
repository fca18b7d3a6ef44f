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
  const all = Object.values(bytes).join('\n');
  if (!/[^\0-\x7f]/.test(all) || decode(all) === undefined) {
    return {headers: bytes, write: (headers) => headers};
  }
  return {
    headers: mapValues(bytes, (value) => decode(value) ?? value),
    write: (headers) => mapValues(headers, encode),
  };
}

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function decode(bytes: string): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function encode(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

function mapValues(headers: PlainHeaders, change: (value: string) => string): PlainHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
}
