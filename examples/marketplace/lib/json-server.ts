import type {IncomingHttpHeaders, IncomingMessage, Server} from 'node:http';
import {createServer} from 'node:http';

export type Ids = Readonly<Record<string, string>>;
export type Fields = Readonly<Record<string, unknown>>;

/** The status and the body of a response. */
export type Reply = readonly [status: number, body?: unknown];

export type Routes = {
  /** By method and path, 'GET /orders/:order'; they return the body of the response. */
  readonly json: Readonly<Record<string, (ids: Ids, fields: Fields) => unknown>>;
  /** Routes that need the body as it was sent. */
  readonly raw: Readonly<Record<string, (headers: IncomingHttpHeaders, body: string) => Reply>>;
  readonly explain: (error: unknown) => Reply;
};

const maxBytes = 64 * 1024;

/** A JSON server, in place of your own framework. */
export function createJsonServer({json, raw, explain}: Routes): Server {
  const routes = Object.entries(json).map(([route, respond]) => ({
    pattern: new RegExp(`^${route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    respond,
  }));

  async function respondTo(request: IncomingMessage): Promise<Reply> {
    const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
    const wanted = `${request.method} ${pathname}`;
    const body = await readBody(request);
    if (body === undefined) return [413, {error: `More than ${maxBytes} bytes`}];
    const receive = raw[wanted];
    if (receive) return receive(request.headers, body);
    for (const {pattern, respond} of routes) {
      const match = pattern.exec(wanted);
      if (!match) continue;
      const ids = Object.entries(match.groups ?? {});
      const decoded = ids.map(([name, id]) => [name, decodeURIComponent(id)] as const);
      const fields = {...Object.fromEntries(searchParams), ...readFields(body)};
      return [200, (await respond(Object.fromEntries(decoded), fields)) ?? {}];
    }
    return notFound(wanted);
  }

  return createServer((request, response) => {
    void respondTo(request)
      .catch((error: unknown) => explainRequest(error) ?? explain(error))
      .then(([status, body]) => {
        response.writeHead(status, {'Content-Type': 'application/json'});
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
  });
}

export class BadRequest extends Error {}

class NotFound extends Error {}

export function notFound(what: string): never {
  throw new NotFound(`There is no ${what}.`);
}

/** What is wrong with the request itself. */
function explainRequest(error: unknown): Reply | undefined {
  if (error instanceof NotFound) return [404, {error: error.message}];
  if (error instanceof BadRequest) return [400, {error: error.message}];
  if (error instanceof SyntaxError) return [400, {error: 'The body is not JSON.'}];
  if (error instanceof URIError) return [400, {error: 'The path is not encoded correctly.'}];
  return undefined;
}

function readFields(body: string): Fields {
  return body === '' ? {} : (Object(JSON.parse(body)) as Fields);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
