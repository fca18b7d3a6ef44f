import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import {connect} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import {ClassicLevel} from 'classic-level';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {serverLimits} from '../limits';
import {seeded} from '../control/seed';
import {Client} from '../conformance/client';
import {meet} from '../conformance/flow-checks';
import type {SandboxServer} from './server';
import {Disk} from './disk';
import {startServer} from './server';

describe('The server', () => {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startServer({port: 0});
  });
  afterAll(() => server.close());

  const port = () => Number(new URL(server.origin).port);

  test('binds to loopback', () => {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('refuses other host names, so that no other site reaches it', async () => {
    const response = await exchange(port(), 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 421 /);
    expect(response).toContain('start it with --origin');
  });

  test.each([
    ['a target in absolute form', (to: number) => `http://127.0.0.1:${to}`, 'localhost'],
    ['a host name in capitals', () => '', 'LOCALHOST'],
    ['a host name with the dot of the root', () => '', 'localhost.'],
  ])('serves %s', async (_, before, host) => {
    const target = `${before(port())}${basePath}/users/${seeded.payee}`;
    const response = await exchange(
      port(),
      `GET ${target} HTTP/1.1\r\nHost: ${host}:${port()}\r\nAuthorization: Bearer ${seeded.key}\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('lets no page of another site steer it', async () => {
    const response = await fetch(`${server.origin}${controlPath}/reset`, {
      method: 'POST',
      headers: {origin: 'https://evil.example'},
    });
    expect(response.status).toBe(403);
  });

  test('lets a page press its own buttons, under whichever of its names it was opened', async () => {
    const client = new Client({origin: server.origin, send: (request) => fetch(request)});
    const press = async (opened: string, origin: string) => {
      const {redirectUrl} = await client.call('connectUser', {
        body: {
          marketplaceUserId: 'buyer-7',
          successUrl: 'https://shop.example/yes',
          cancelUrl: 'https://shop.example/no',
        },
      });
      const response = await fetch(opened + new URL(redirectUrl).pathname, {
        method: 'POST',
        headers: {origin},
        body: new URLSearchParams({choice: 'sign-in'}),
        redirect: 'manual',
      });
      return response.status;
    };
    const localhost = `http://localhost:${port()}`;
    expect(await press(server.origin, server.origin)).toBe(303);
    expect(await press(localhost, localhost)).toBe(303);
    expect(await press(localhost, 'http://localhost:3000')).toBe(403);
  });

  test('takes an address of 8 KB and refuses headers over 16 KB', async () => {
    const long = await fetch(`${server.origin}${basePath}/users/${'x'.repeat(8_000)}`);
    expect(long.status).toBe(401);
    const huge = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`;
    expect(await exchange(port(), huge)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('keeps an idle connection for longer than pools of clients do, so that none meets a closed one', async () => {
    const {headers} = await fetch(`${server.origin}${controlPath}/clock`);
    const [, seconds = '0'] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(90);
  });

  test('sends a response in one piece of known length', async () => {
    const {headers} = await fetch(`${server.origin}${controlPath}/clock`);
    expect(headers.has('content-length')).toBe(true);
    expect(headers.has('transfer-encoding')).toBe(false);
  });

  test('refuses a body over the limit without reading it all', async () => {
    const response = await exchange(
      port(),
      `POST ${basePath}/trades/cancel HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer sandbox_key_gulerod\r\nContent-Length: 1000000000\r\n\r\n${'x'.repeat(serverLimits.bodyBytes.most + 10)}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('connection: close');
  });

  test.each([
    ['its headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'],
  ])('closes a client that trickles %s', async (_, text) => {
    const hasty = await startServer({port: 0, limits: {headersTime: 40, requestTime: 80}});
    const {response, isClosedByServer} = await trickle(Number(new URL(hasty.origin).port), text);
    expect(isClosedByServer).toBe(true);
    expect(response).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await hasty.close();
  });

  test.each(['utf8', 'latin1'] as const)(
    'gives a correlation id beyond ASCII back byte for byte, and reads it: %s',
    async (encoding) => {
      // 64 characters, more than 64 bytes of UTF-8.
      const id = 'gulerød-'.repeat(8);
      const response = await exchangeBytes(
        port(),
        Buffer.from(
          `GET ${basePath}/users/nobody HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${seeded.key}\r\nX-Correlation-Id: ${id}\r\n\r\n`,
          encoding,
        ),
      );
      expect(response.includes(Buffer.from(`x-correlation-id: ${id}\r\n`, encoding))).toBe(true);
      expect(response.toString()).toContain(`"traceId":"${id}","typeCode":"not-found"`);
    },
  );

  test('breaks a truncated body off after its first half', async () => {
    const client = new Client({origin: server.origin, send: (request) => fetch(request)});
    const path = `${basePath}/users/${seeded.payee}`;
    const whole = await (
      await client.raw('getUser', {path: {marketplaceUserId: seeded.payee}})
    ).text();
    await client.control('addFault', {body: {kind: 'truncated-body', count: 5}});
    for (let attempt = 0; attempt < 5; attempt++) {
      const response = await exchange(
        port(),
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${seeded.key}\r\n\r\n`,
      );
      expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-type: application\/json/);
      // Half a chunked body: one chunk with its size, and no last chunk.
      const half = whole.slice(0, Math.ceil(whole.length / 2));
      expect(response.slice(response.indexOf('\r\n\r\n') + 4)).toBe(
        `${half.length.toString(16)}\r\n${half}\r\n`,
      );
    }
  });

  test('sends webhooks to an address of the developer', async () => {
    const bodies: string[] = [];
    const receiver = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const client = new Client({origin: server.origin, send: (request) => fetch(request)});
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    await client.control('addEndpoint', {body: {url}});
    await meet(client);
    await server.sandbox.control.settleWebhooks();
    expect(bodies.map((body) => (JSON.parse(body) as {eventName: string}).eventName)).toEqual([
      'user.connected',
    ]);
    receiver.close();
  });
});

test('A server that listens on every address is called by number, and by no name of others', async () => {
  const server = await startServer({port: 0, host: '0.0.0.0'});
  const {hostname, port} = new URL(server.origin);
  const askAs = (host: string) =>
    exchange(Number(port), `GET ${controlPath}/clock HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect(hostname).toBe('127.0.0.1');
  expect(await askAs(`192.0.2.7:${port}`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await askAs('evil.example')).toMatch(/^HTTP\/1\.1 421 /);
  await server.close();
});

test('A request that comes while the sandbox opens gets its response', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const {origin, close} = await startServer({port: 0, storage: new Disk(data)});
  await close();
  const opening = startServer({port: Number(new URL(origin).port), storage: new Disk(data)});
  const statuses: number[] = [];
  while (statuses.length < 3) {
    await fetch(`${origin}${controlPath}/clock`).then(
      ({status}) => statuses.push(status),
      () => new Promise((resolve) => setTimeout(resolve, 1)),
    );
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  await (await opening).close();
  await rm(data, {recursive: true});
});

test('Links begin with the origin that the server is given', async () => {
  const origin = 'https://sandbox.shop.example';
  const server = await startServer({port: 0, origin});
  const client = new Client({origin, send: server.sandbox.fetch});
  const {body} = server.sandbox.control.suggestValues({operationId: 'initiateTrade'});
  const {redirectUrl} = await client.call('initiateTrade', {body: body as never});
  expect(new URL(redirectUrl).origin).toBe(origin);
  await server.close();
});

test('A write that fails while time passes is logged in one line, and LevelDB is opened anew for the next', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const server = await startServer({port: 0, storage: new Disk(data), clock: Date.now});
  const write = vi.spyOn(ClassicLevel.prototype, 'batch');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  write.mockRejectedValueOnce(new Error('No space left'));
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), {timeout: 500_000});
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^.*not written: .*No space left.*$/)]]);
  write.mockRestore();
  log.mockRestore();
  const reopen = vi.spyOn(ClassicLevel.prototype, 'open');
  expect((await fetch(`${server.origin}${controlPath}/clock`)).status).toBe(200);
  expect(reopen).toHaveBeenCalledOnce();
  reopen.mockRestore();
  await server.close();
  await rm(data, {recursive: true});
});

async function exchange(port: number, text: string): Promise<string> {
  return (await exchangeBytes(port, Buffer.from(text))).toString();
}

/** Writes raw bytes to the port and returns everything that comes back. */
function exchangeBytes(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    let response = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(60_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      response = Buffer.concat([response, chunk]);
      if (response.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
  });
}

/** Sends the text, then single bytes, until the server gives up. */
function trickle(
  port: number,
  text: string,
): Promise<{readonly response: string; readonly isClosedByServer: boolean}> {
  return new Promise((resolve) => {
    let response = '';
    let isClosedByServer = false;
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      dripping = setInterval(() => socket.write('x'), 10);
    });
    const finish = () => {
      isClosedByServer = true;
      socket.destroy();
    };
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.on('end', finish);
    socket.on('error', finish);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({response, isClosedByServer});
    });
  });
}
