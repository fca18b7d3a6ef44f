import {once} from 'node:events';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {sites} from './sites';

/** Serves the docs, but sends what stands behind a text of the page at `path` only on demand. */
export async function serveInHalves(path: string, text: string) {
  let sendRest: () => void = () => undefined;
  const demanded = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const answer = async ({url = '/'}: IncomingMessage, response: ServerResponse) => {
    const original = await fetch(sites.docs.url + url);
    response.setHeader('content-type', original.headers.get('content-type') ?? '');
    const body = Buffer.from(await original.arrayBuffer());
    const end = url === path ? body.indexOf(text) : body.length;
    if (end < 0) throw new Error(`${path} has no ${text}.`);
    response.write(body.subarray(0, end));
    if (end < body.length) await demanded;
    response.end(body.subarray(end));
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, sendRest, close: () => server.close()};
}
