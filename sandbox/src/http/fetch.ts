import type {PlainRequest, PlainResponse} from './message';
import {decodeBody, readHeaderText} from './message';

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
      body: decodeBody(new Uint8Array(await request.arrayBuffer()), findBodyLimit(url)),
    });
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: text.write(headers),
    });
  };
}
