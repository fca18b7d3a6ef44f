import {connect} from 'node:net';

/** What a server did with what it was sent. */
export type Exchanged = {
  readonly received: Buffer;
  /** `silent`: it neither responded nor closed for so long that no client would wait. */
  readonly end: 'closed' | 'refused' | 'silent';
};

/** Sends bytes over a socket of their own and reads until the server ends the connection. */
export function exchange(
  port: number,
  sent: Buffer,
  isCut: boolean,
  patience = 30_000,
): Promise<Exchanged> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let end: Exchanged['end'] = 'closed';
    const socket = connect({port, host: '127.0.0.1', allowHalfOpen: true});
    socket.setTimeout(patience, () => {
      end = 'silent';
      socket.destroy();
    });
    socket.on('connect', () => (isCut ? socket.end(sent) : socket.write(sent)));
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => socket.end());
    // A server that has refused a request need not read the rest of it.
    socket.on('error', ({code}: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') end = 'refused';
    });
    socket.on('close', () => {
      resolve({received: Buffer.concat(parts), end});
    });
  });
}
