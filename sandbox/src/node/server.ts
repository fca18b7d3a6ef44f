import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {defaultAddress} from '../defaults';
import {serverLimits} from '../limits';
import type {Sandbox, SandboxOptions} from '../sandbox';
import {createSandbox} from '../sandbox';
import {Disk} from './disk';
import {createListener} from './listener';
import {describeAddress} from './server-address';

export type ServerOptions = Omit<SandboxOptions, 'storage'> & {
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** A directory to keep the state in; without it the state ends with the process. */
  readonly data?: string;
  /** Go on with what is left when the directory is damaged; without it the server does not start. */
  readonly acceptLoss?: boolean;
  /** Other limits than those of the table, to test them without waiting. */
  readonly limits?: Partial<Record<'headersTime' | 'requestTime' | 'idleTime', number>>;
};

export type SandboxServer = {
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly close: () => Promise<void>;
};

const second = 1_000;

/** The sandbox behind node:http, on loopback unless told otherwise. */
export async function startServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const {
    host = defaultAddress.host,
    port = defaultAddress.port,
    data,
    acceptLoss = false,
    origin: calledAt,
    limits = {},
    ...rest
  } = options;
  const {
    headersTime = serverLimits.headersTime.most,
    requestTime = serverLimits.requestTime.most,
    idleTime = serverLimits.idleTime.most,
  } = limits;
  const server = createServer({
    maxHeaderSize: serverLimits.headerBytes.most,
    headersTimeout: headersTime,
    requestTimeout: requestTime,
    keepAliveTimeout: idleTime,
    connectionsCheckingInterval: Math.min(second, headersTime),
  });
  const opening = open();
  // A request that comes while the sandbox opens waits for it.
  server.on('request', (incoming, outgoing) => {
    opening.then(
      ({listener}) => listener(incoming, outgoing),
      () => outgoing.destroy(),
    );
  });
  const {origin, sandbox} = await opening;
  const ticking = setInterval(() => {
    sandbox.control.tick().catch((error: unknown) => console.error(String(error)));
  }, second);

  async function open() {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const address = describeAddress(host, server.address() as AddressInfo, calledAt);
    const opened = await createSandbox({
      origin: address.origin,
      deliver: (request) => fetch(request),
      readTime: Date.now,
      ...rest,
      ...(data !== undefined && {storage: new Disk(data, {acceptLoss})}),
    });
    return {
      origin: address.origin,
      sandbox: opened,
      listener: createListener(address, opened.respond),
    };
  }

  return {
    origin,
    sandbox,
    async close() {
      clearInterval(ticking);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Responses in progress are finished first; then their connections are idle.
      const sweep = setInterval(() => server.closeIdleConnections(), second / 20);
      const force = setTimeout(() => server.closeAllConnections(), 5 * second);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
      await sandbox.close();
    },
  };
}
