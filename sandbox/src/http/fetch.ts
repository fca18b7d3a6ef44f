import {readHeaderText} from './header-text';
import type {Answer, PlainRequest} from './message';
import {readBody} from './read-body';

/** The sandbox as the web's own fetch has it. */
export function createFetch(
  answer: (request: PlainRequest) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const text = readHeaderText(Object.fromEntries(request.headers));
    const {status, headers, body} = await answer({
      method: request.method,
      url: new URL(request.url),
      headers: text.headers,
      body: await readBody(request),
    });
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: text.write(headers),
    });
  };
}
