/** A body as it came, or what is wrong with it. */
export type RawBody = {readonly text: string} | {readonly problem: string};

/** By name in lower case. */
export type PlainHeaders = Readonly<Record<string, string>>;

/** A request whose body has been read, from wherever it came. */
export type PlainRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: PlainHeaders;
  readonly body: RawBody;
};

/** A response on its way to a web Response or to a socket. */
export type PlainResponse = {
  readonly status: number;
  readonly headers: PlainHeaders;
  readonly body: string | ReadableStream<Uint8Array>;
};

export function readHeader(headers: PlainHeaders, name: string): string | undefined {
  return headers[name.toLowerCase()];
}

export function withHeader(response: PlainResponse, name: string, value: string): PlainResponse {
  return {...response, headers: {...response.headers, [name.toLowerCase()]: value}};
}
