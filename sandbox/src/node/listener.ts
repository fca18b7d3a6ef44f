import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';
import {ConnectionDropped} from '../control/faults';
import type {PlainRequest, PlainResponse} from '../http/message';
import {decodeBody, readHeaderText} from '../http/message';
import {findBodyLimit} from '../respond';
import type {ServerAddress} from './server-address';
import {readAddress} from './server-address';

type Responder = (request: PlainRequest) => Promise<PlainResponse>;

/** Turns Node's request into a plain one, and a plain response into Node's. */
export function createListener(address: ServerAddress, respond: Responder) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    exchange(address, respond, incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof ConnectionDropped) && !incoming.destroyed) console.error(error);
      outgoing.destroy();
    });
  };
}

async function exchange(
  address: ServerAddress,
  respond: Responder,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = readAddress(incoming.url ?? '/', incoming.headers.host ?? '', address);
  if (!url) {
    outgoing
      .writeHead(421, {connection: 'close'})
      .end(
        'This sandbox does not serve this name. Call it as localhost, or start it with --origin and the address that you call.\n',
      );
    return;
  }
  const limit = findBodyLimit(url);
  const bytes = hasBody(incoming) ? await readLimited(incoming, limit) : new Uint8Array();
  if (bytes.length > limit) outgoing.setHeader('connection', 'close');
  const {headers, write} = readHeaderText(joinHeaders(incoming.headers));
  const response = await respond({
    method: incoming.method ?? 'GET',
    url,
    headers,
    body: decodeBody(bytes, limit),
  });
  await send({...response, headers: write(response.headers)}, outgoing);
}

function joinHeaders(incoming: IncomingHttpHeaders): [string, string][] {
  return Object.entries(incoming).map(([name, value]) => [name, [value].flat().join(', ')]);
}

function hasBody({headers}: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Breaks off beyond the limit; the rest of a larger body stays unread. */
async function readLimited(incoming: IncomingMessage, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The response to a body that is too large still needs the connection.
  for await (const chunk of incoming.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) break;
  }
  return Buffer.concat(chunks);
}

async function send(
  {status, headers, body}: PlainResponse,
  outgoing: ServerResponse,
): Promise<void> {
  if (typeof body === 'string') {
    // As bytes: with a text body, Node would send the headers in the body's encoding.
    const bytes = Buffer.from(body);
    outgoing.writeHead(status, {...headers, 'content-length': bytes.length}).end(bytes);
    return;
  }
  outgoing.writeHead(status, headers);
  for await (const chunk of body as AsyncIterable<Uint8Array>) await flush(outgoing, chunk);
  outgoing.end();
}

/** Waits until the bytes are sent: when the body is then cut off, they must still arrive. */
function flush(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      outgoing.off('close', settle);
      resolve();
    };
    outgoing.once('close', settle);
    outgoing.write(chunk, settle);
  });
}
