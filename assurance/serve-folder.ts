import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../deploy/site-server';

/** Serves a built site as `npm start` does, while something uses it. */
export async function whileServed<T>(folder: string, run: (url: string) => Promise<T>): Promise<T> {
  const server = createSiteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
