import {basePath} from '@symblepay/openapi/operations';
import type {Trade, UserDetails} from '@symblepay/openapi/types';
import {seeded} from '@symblepay/sandbox';
import type {SandboxServer} from '@symblepay/sandbox/node';
import {startServer} from '@symblepay/sandbox/node';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {callWithRetries} from '../code/retry';
import type {Notification} from './inbox';
import {Inbox} from './inbox';
import {createReadBack} from './read-back';
import {createReceiver} from './receiver';
import {isSignedBySandbox} from './signature';
import {Worker} from './worker';

let server: SandboxServer;
let secret: string;
let receiver: Server;
let worker: Worker;
let hook: string;
let handled: string[];
const payers = new Map<string, string>();
const trades = new Map<string, Trade>();
const users = new Map<string, UserDetails>();

beforeEach(async () => {
  server = await startServer({port: 0});
  handled = [];
  const inbox = new Inbox();
  const readBack = createReadBack({
    server: `${server.origin}${basePath}`,
    apiKey: seeded.key,
    findPayer: (tradeId) => Promise.resolve(payers.get(tradeId)),
    saveTrade: (tradeId, trade) => {
      trades.set(tradeId, trade as Trade);
      return Promise.resolve();
    },
    saveUser: (userId, user) => {
      users.set(userId, user as UserDetails);
      return Promise.resolve();
    },
  });
  const handle = async (notification: Notification) => {
    await readBack(notification);
    handled.push(notification.id);
  };
  worker = new Worker(inbox, handle, 20);
  receiver = createReceiver({
    inbox,
    isGenuine: (headers, body) => isSignedBySandbox(secret, headers, body),
    onKept: () => void worker.run(),
  });
  await listen(0);
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/symblepay`;
  ({secret} = (await control('/webhooks/endpoints', {url: hook})) as {secret: string});
});

afterEach(async () => {
  await hangUp();
  await server.close();
  for (const kept of [payers, trades, users]) {
    kept.clear();
  }
});

function listen(port: number): Promise<void> {
  return new Promise((resolve) => receiver.listen(port, '127.0.0.1', resolve));
}

function hangUp(): Promise<void> {
  const closed = new Promise<void>((resolve) => receiver.close(() => resolve()));
  receiver.closeAllConnections();
  return closed;
}

async function post(path: string, body: unknown): Promise<unknown> {
  const headers = {Authorization: `Bearer ${seeded.key}`, 'Content-Type': 'application/json'};
  const init = {method: 'POST', headers, body: JSON.stringify(body)};
  return callWithRetries(server.origin + path, init);
}

function control(path: string, body: unknown): Promise<unknown> {
  return post(`/_sandbox${path}`, body);
}

/** A trade that is paid, sent and delivered as soon as its label is bought. */
async function sell(number: number): Promise<string> {
  const {body} = server.sandbox.control.suggestValues({operationId: 'initiateTrade'});
  const {tradeId} = (await post(`${basePath}/trades/initiate`, {
    ...(body as object),
    referenceId: `ad-${number}-auto-pay-auto-deliver`,
  })) as {tradeId: string};
  // Later than the first webhooks about it.
  await new Promise((resolve) => setTimeout(resolve, 30));
  payers.set(tradeId, seeded.payer);
  const trade = `${basePath}/users/${seeded.payer}/trades/${tradeId}`;
  const {externalId} = (await post(`${trade}/buy-shipment`, {
    price: 45,
    shipmentProviderId: 'Dao',
    expectedMaxWeightInGrams: 2000,
  })) as {externalId: string};
  const returnTo = 'https://www.gulerod.example/back';
  await post(`${basePath}/users/${seeded.payer}/payments/${externalId}/link`, {
    successUrl: returnTo,
    cancelUrl: returnTo,
  });
  await post(`${trade}/item-condition-accepted`, {});
  return tradeId;
}

async function settle(): Promise<void> {
  await server.sandbox.control.settleWebhooks();
  await worker.run();
}

/** The notifications that the endpoint was sent. */
function told(): readonly string[] {
  const delivered = new Set(
    server.sandbox.control.listDeliveries().map(({notificationKey}) => notificationKey),
  );
  return server.sandbox.control
    .listNotifications()
    .filter(({key}) => delivered.has(key))
    .map(({body}) => body.id);
}

test('a storm of duplicates in any order is handled once each, and every trade is read back', async () => {
  await control('/settings', {webhooks: {duplicate: true, reverse: true}});
  const sold = await Promise.all([1, 2, 3, 4, 5].map(sell));
  await settle();
  const ids = told();
  expect(ids.length).toBeGreaterThanOrEqual(5 * sold.length);
  await Promise.all(
    [...ids, ...ids].map((id) => control(`/webhooks/notifications/${id}/redeliver`, {})),
  );
  await settle();
  const attempts = server.sandbox.control.listDeliveries().flatMap(({attempts: made}) => made);
  expect(attempts.length).toBeGreaterThanOrEqual(6 * ids.length);
  expect(new Set(attempts.map(({status}) => status))).toEqual(new Set([204]));
  expect([...handled].sort()).toEqual([...ids].sort());
  for (const tradeId of sold) {
    expect(trades.get(tradeId)?.phases.finished?.succeeded).toBeDefined();
  }
});

test('a user who connects is read back', async () => {
  const returnTo = 'https://www.gulerod.example/back';
  const body = {marketplaceUserId: 'auto-1', successUrl: returnTo, cancelUrl: returnTo};
  await post(`${basePath}/users/connect`, body);
  await settle();
  expect(users.get('auto-1')?.symblepayUserId).toBeDefined();
});

test('what came while the receiver was down comes again 30 seconds later', async () => {
  const {port} = receiver.address() as AddressInfo;
  await hangUp();
  const tradeId = await sell(1);
  await server.sandbox.control.settleWebhooks();
  expect(handled).toEqual([]);
  await listen(port);
  await control('/clock/advance', {seconds: 30});
  await settle();
  expect([...handled].sort()).toEqual([...told()].sort());
  expect(trades.get(tradeId)?.phases.finished?.succeeded).toBeDefined();
});

test.each([
  ['GET', '/webhooks/symblepay', undefined, 404],
  ['POST', '/elsewhere', '{}', 404],
  ['POST', '/webhooks/symblepay', '{"id":"1","eventName":"trade.changed"}', 401],
  ['POST', '/webhooks/symblepay', 'x'.repeat(70_000), 413],
])('%s %s without a signature is refused', async (method, path, body, status) => {
  const response = await fetch(new URL(path, hook), {method, ...(body && {body})});
  expect(response.status).toBe(status);
  expect(handled).toEqual([]);
});
