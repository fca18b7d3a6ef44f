import {readHeaderText} from './header-text';
import type {PlainResponse, PlainRequest} from './message';
import {readBody} from './read-body';

/** The sandbox as the web's own fetch has it. */
export function createFetch(
  respond: (request: PlainRequest) => Promise<PlainResponse>,
  findBodyLimit: (url: URL) => number,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const text = readHeaderText(Object.fromEntries(request.headers));
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
