import type {IncomingMessage, ServerResponse} from 'node:http';
import {ConnectionDropped} from '../control/faults';
import {recallText} from '../http/error-response';
import {SERVER_LIMITS} from '../limits';

const MAX_BODY_BYTES = SERVER_LIMITS.bodyBytes.most;

type Fetch = (request: Request) => Promise<Response>;

/** Turns Node's request into a web request, and a web answer into Node's. */
export function createListener(origin: string, fetch: Fetch) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    answer(origin, fetch, incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof ConnectionDropped)) console.error(error);
      outgoing.destroy();
    });
  };
}

async function answer(
  origin: string,
  fetch: Fetch,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!isForUs(incoming, origin)) {
    outgoing
      .writeHead(421, {connection: 'close'})
      .end('This sandbox answers to loopback names only.\n');
    return;
  }
  const {body, isWhole} = await readLimited(incoming);
  if (!isWhole) outgoing.setHeader('connection', 'close');
  const response = await fetch(toRequest(origin, incoming, body));
  const text = recallText(response);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (text === '') await send(response, outgoing);
  else outgoing.end(text);
}

/** Keeps pages of other sites from reaching the sandbox under a name of their own. */
function isForUs({headers}: IncomingMessage, origin: string): boolean {
  const host = headers.host ?? '';
  const name = host.replace(/:\d+$/, '');
  const isLoopback = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  return isLoopback || host === new URL(origin).host;
}

function toRequest(origin: string, incoming: IncomingMessage, body: Buffer | undefined): Request {
  const {method = 'GET', url = '/'} = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const target = URL.canParse(origin + url) ? origin + url : `${origin}/`;
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return new Request(target, {method, headers, ...(hasBody && {body: new Uint8Array(body)})});
}

/** Reads at most one byte more than is allowed: enough for the sandbox to see that it is too much. */
async function readLimited(
  incoming: IncomingMessage,
): Promise<{body: Buffer | undefined; isWhole: boolean}> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      return {body: Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES + 1), isWhole: false};
    }
  }
  return {body: size === 0 ? undefined : Buffer.concat(chunks), isWhole: true};
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.body) {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      if (!outgoing.write(chunk)) await drained(outgoing);
    }
  }
  outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve);
    outgoing.once('close', resolve);
  });
}
