import {createSiteServer} from './site-server';

const port = Number(process.env.PORT ?? 3000);
const folder = process.env.SITE ?? 'site/build';

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  stop(`PORT is ${process.env.PORT ?? ''}: write a number from 0 to 65535.`);
}

const server = createSiteServer(folder);
server.on('error', (error: NodeJS.ErrnoException) => {
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what runs there, or choose another with PORT=3001.`
      : `The server could not start: ${error.message}`,
  );
});
server.listen(port, () => {
  const address = server.address();
  const used = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`The site is at http://localhost:${used} (stop with Ctrl+C)`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}
