import type {PlainRequest, PlainResponse, RawBody} from './message';
import {decodeBody, describeTooLarge, readHeaderText} from './message';

export function createFetch(
  respond: (request: PlainRequest) => Promise<PlainResponse>,
  findBodyLimit: (url: URL) => number,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const text = readHeaderText(request.headers);
    const {status, headers, body} = await respond({
      method: request.method,
      url,
      headers: text.headers,
      body: await readBody(request, findBodyLimit(url)),
    });
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: text.write(headers),
    });
  };
}

/** Reads the body once, and never more of it than the limit. */
async function readBody(request: Request, limit: number): Promise<RawBody> {
  if (!request.body) return {text: ''};
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return describeTooLarge(limit);
    }
    chunks.push(value);
  }
  return decodeBody(new Uint8Array(await new Blob(chunks).arrayBuffer()));
}
