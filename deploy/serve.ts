import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {portComplaint} from './port';
import {createSiteServer} from './site-server';

const {PORT: port = '3000', SITE: folder = 'site/build'} = process.env;
const complaint = existsSync(join(folder, '404.html'))
  ? await portComplaint(port)
  : `${folder} holds no built site: run npm run build first.`;

if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}

const server = createSiteServer(folder);
server.listen(Number(port), () => {
  const {port: used} = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${used} (stop with Ctrl+C)`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
