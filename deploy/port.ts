import {createServer} from 'node:net';

/** Why the port cannot be used, in one line, or null when it can. */
export async function portComplaint(port: string): Promise<string | null> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    return `PORT is ${port}: write a number from 0 to 65535.`;
  }
  const code = await tryToListen(number);
  if (code === null) {
    return null;
  }
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use: stop what runs there, or choose another with PORT=3001.`
    : `Port ${port} cannot be used (${code}): choose another with PORT=3001.`;
}

function tryToListen(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({code}: NodeJS.ErrnoException) => {
      resolve(code ?? 'unknown error');
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve(null);
      });
    });
  });
}
