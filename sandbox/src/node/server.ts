import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {defaultAddress} from '../defaults';
import {serverLimits} from '../limits';
import type {Sandbox, SandboxOptions} from '../sandbox';
import {Worlds} from '../worlds/worlds';
import {refuseField} from '../refusal';
import {createListener} from './listener';
import {isReceiver, receiverRemedy} from './webhook-hosts';
import {serveContracts} from './served-contract';
import {describeAddress} from './server-address';
import type {StateFile} from './state-file';

export type ServerOptions = Omit<SandboxOptions, 'keeper' | 'closing'> & {
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** Hosts beside this machine that webhooks may go to. */
  readonly webhooksTo?: readonly string[];
  /** Read at the start and written at the end; without it, and without storage, the state ends. */
  readonly stateFile?: StateFile;
  /** Other limits than those of the table, to test them without waiting. */
  readonly limits?: Partial<Record<'headersTime' | 'requestTime' | 'idleTime', number>>;
};

export type SandboxServer = {
  readonly origin: string;
  /** The port it listens on, whatever the origin says. */
  readonly port: number;
  /** The first world. */
  readonly sandbox: Sandbox;
  readonly worlds: Worlds;
  readonly close: () => Promise<void>;
};

const second = 1_000;

/** Sandboxes behind node:http, on loopback unless told otherwise. */
export async function startServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const {
    host = defaultAddress.host,
    port = defaultAddress.port,
    stateFile,
    webhooksTo = [],
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
  const checkReceiver = (url: URL) => {
    if (!isReceiver(url, webhooksTo)) throw refuseField('url', receiverRemedy);
  };
  const closing = new AbortController();
  const opening = open();
  // A request that comes while the sandbox opens waits for it.
  server.on('request', (incoming, outgoing) => {
    opening.then(
      ({listener}) => listener(incoming, outgoing),
      () => outgoing.destroy(),
    );
  });
  const {origin, worlds, unlock} = await opening;
  const ticking = setInterval(() => {
    worlds.tick().catch((error: unknown) => console.error(String(error)));
  }, second);

  async function open() {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const address = describeAddress(host, server.address() as AddressInfo, calledAt);
    const unlock = await stateFile?.lock();
    const saved = await stateFile?.read();
    const opened = await Worlds.open(
      {
        origin: address.origin,
        checkReceiver,
        closing: closing.signal,
        deliver(request) {
          // An endpoint may also come with a snapshot.
          checkReceiver(new URL(request.url));
          return fetch(request);
        },
        readTime: Date.now,
        ...rest,
        ...(stateFile && {save: stateFile.write}),
      },
      saved,
    );
    return {
      origin: address.origin,
      worlds: opened,
      unlock,
      listener: createListener(address, serveContracts(address.origin, opened.respond)),
    };
  }

  return {
    origin,
    port: (server.address() as AddressInfo).port,
    sandbox: worlds.first,
    worlds,
    async close() {
      clearInterval(ticking);
      closing.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Responses in progress are finished first; then their connections are idle.
      const sweep = setInterval(() => server.closeIdleConnections(), second / 20);
      const force = setTimeout(() => server.closeAllConnections(), 5 * second);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
      try {
        if (stateFile) await worlds.saveState();
      } finally {
        await worlds.close();
        unlock?.();
      }
    },
  };
}
