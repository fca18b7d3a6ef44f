import {mkdtemp, rm} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import type {KnownWebhookEventName} from '@symblepay/openapi/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import {seeded} from '../control/seed';
import {Client} from '../conformance/client';
import {meet, newTrade} from '../conformance/flow-checks';
import type {ServerOptions} from './server';
import {Disk} from './disk';
import {startServer} from './server';

type Received = {readonly state: string; readonly response: ServerResponse};

/** A real receiver; one that never responds hangs. */
async function listen(respond: (response: ServerResponse) => unknown = () => undefined) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({state: (JSON.parse(text) as {state: string}).state, response});
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`};
}

/** A sandbox that never gives up on a receiver: a wait without another end fails the test. */
async function start(options: ServerOptions = {}) {
  const limitTime = () => new AbortController().signal;
  const {origin, sandbox, close} = await startServer({port: 0, limitTime, ...options});
  const client = new Client({origin, send: (request) => fetch(request)});
  const subscribe = (url: string, eventName: KnownWebhookEventName = 'trade.changed') =>
    sandbox.control.addEndpoint({url, eventNames: [eventName]});
  const buy = () =>
    client.call('initiateTrade', {
      body: {...newTrade(), payeeMarketplaceUserId: seeded.payee, referenceId: 'auto-pay'},
    });
  return {origin, control: sandbox.control, client, close, subscribe, buy};
}

const respondWith = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end();

test('An endpoint gets all of its webhooks in order while another has not responded to its first', async () => {
  const {subscribe, buy, close} = await start();
  const hanging = await listen();
  const healthy = await listen(respondWith(204));
  await subscribe(hanging.url);
  await subscribe(healthy.url);
  for (let count = 0; count < 3; count++) await buy();
  await vi.waitUntil(() => healthy.received.length === 6, {timeout: 500_000});
  const both = ['invitation_send', 'paid_to_escrow'];
  expect(healthy.received.map(({state}) => state)).toEqual([...both, ...both, ...both]);
  expect(hanging.received).toHaveLength(1);
  await close();
});

test('A notification is sent again without waiting for an endpoint that hangs', async () => {
  const {client, subscribe, buy, control, close} = await start();
  const hanging = await listen();
  const healthy = await listen(respondWith(204));
  await subscribe(hanging.url, 'user.connected');
  await subscribe(healthy.url);
  await meet(client);
  await buy();
  const notificationId = control.listNotifications().at(-1)?.body.id ?? '';
  await control.redeliver({notificationId});
  expect(hanging.received).toHaveLength(1);
  expect(healthy.received.map(({state}) => state)).toEqual([
    'invitation_send',
    'paid_to_escrow',
    'paid_to_escrow',
  ]);
  await close();
});

test('A clock that is moved goes on for one endpoint while another hangs, and both are tried at the same times', async () => {
  const {subscribe, buy, control, close} = await start();
  let isReleased = false;
  const hanging = await listen((response) => {
    if (isReleased) respondWith(500)(response);
  });
  const failing = await listen(respondWith(500));
  const endpoints = [await subscribe(hanging.url), await subscribe(failing.url)];
  await control.changeSettings({webhooks: {duplicate: false, reverse: true}});
  await buy();
  await control.advanceClock({minutes: 5});
  expect(failing.received).toHaveLength(8);
  expect(hanging.received).toHaveLength(1);
  isReleased = true;
  for (const {response} of hanging.received) respondWith(500)(response);
  await control.settleWebhooks();
  const describe = (endpointId: string | undefined) =>
    control
      .listDeliveries()
      .filter((delivery) => delivery.endpointId === endpointId)
      .map(({attempts}) => attempts.map(({at}) => (at - (attempts[0]?.at ?? 0)) / 1000));
  expect(describe(endpoints[0]?.id)).toEqual([
    [0, 30, 90, 210],
    [0, 30, 90, 210],
  ]);
  expect(describe(endpoints[1]?.id)).toEqual(describe(endpoints[0]?.id));
  expect(hanging.received.map(({state}) => state)).toEqual(
    failing.received.map(({state}) => state),
  );
  await close();
});

test.each([
  ['a call', 0],
  ['a move of the clock', 12],
])('A receiver may move the clock while it is told of what came of %s', async (_, hours) => {
  const {origin, subscribe, buy, control, close} = await start();
  const moves: number[] = [];
  const mover = await listen(async (response) => {
    if (moves.length === 0) {
      const moving = moves.push(0);
      const {status} = await fetch(`${origin}${controlPath}/clock/advance`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: '{"hours": 1}',
      });
      moves[moving - 1] = status;
    }
    respondWith(204)(response);
  });
  const before = Date.parse(control.readClock().now);
  await subscribe(mover.url);
  if (hours === 0) await buy();
  await control.advanceClock({hours});
  await control.settleWebhooks();
  expect(moves).toEqual([200]);
  expect(Date.parse(control.readClock().now) - before).toBe((hours + 1) * 3_600_000);
  await close();
});

test('A webhook that is under way when the server closes is attempted by the next one', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const hanging = await listen();
  const first = await start({storage: new Disk(data)});
  await first.subscribe(hanging.url);
  await first.buy();
  await vi.waitUntil(() => hanging.received.length === 1, {timeout: 500_000});
  await first.close();
  const next = await start({storage: new Disk(data)});
  expect(next.control.listDeliveries().map(({attempts}) => attempts)).toEqual([[], []]);
  await next.buy();
  await vi.waitUntil(() => hanging.received.length === 2, {timeout: 500_000});
  await next.close();
  await rm(data, {recursive: true});
});
