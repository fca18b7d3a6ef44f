import type {Answer, PlainRequest} from './message';
import {readBody} from './read-body';

/** The sandbox as the web's own fetch has it. */
export function createFetch(
  answer: (request: PlainRequest) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const {status, headers, body} = await answer({
      method: request.method,
      url: new URL(request.url),
      headers: Object.fromEntries(request.headers),
      body: await readBody(request),
    });
    return new Response(request.method === 'HEAD' ? null : body, {status, headers});
  };
}
