import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import {SEED} from '../control/seed';
import {KEPT} from '../limits';
import type {Sandbox} from '../sandbox';
import {createSandbox} from '../sandbox';
import {Client} from './client';
import {newTrade} from './flow-checks';

/** Machines that build run many things at once. */
vi.setConfig({testTimeout: 60_000});

const origin = 'http://127.0.0.1:4010';

async function start(deliver?: () => Promise<{status: number}>) {
  const sandbox = await createSandbox({...(deliver && {deliver})});
  return {sandbox, client: new Client({origin, send: sandbox.fetch})};
}

/** Straight to the answer: these tests make thousands of requests. */
async function post(
  sandbox: Sandbox,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  const answer = await sandbox.answer({
    method: 'POST',
    url: new URL(`${origin}/v1/marketplace${path}`),
    headers: {authorization: `Bearer ${SEED.key}`},
    body: {text: JSON.stringify(body)},
  });
  return JSON.parse(answer.body as string) as Record<string, string>;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function countHeapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const trade = {
  ...newTrade(),
  payerMarketplaceUserId: SEED.payer,
  payeeMarketplaceUserId: SEED.payee,
};

test('The oldest trades, links and notifications make room for new ones', async () => {
  const {sandbox, client} = await start();
  const first = await post(sandbox, '/trades/initiate', {...trade, checkoutUniquenessKey: 'key'});
  for (let count = 0; count < KEPT.trades.most; count++) {
    await post(sandbox, '/trades/initiate', trade);
  }
  const trades = sandbox.control.listTrades();
  expect(trades).toHaveLength(KEPT.trades.most);
  expect(trades.some(({tradeId}) => tradeId === first.tradeId)).toBe(false);
  const path = {marketplaceUserId: SEED.payer, tradeId: first.tradeId ?? ''};
  expect((await client.refuse('getTrade', {path})).typeCode).toBe('not-found');

  const newest = `/users/${SEED.payer}/trades/${trades[0]?.tradeId ?? ''}/status`;
  for (let count = 0; count <= KEPT.links.most; count++) {
    await post(sandbox, newest, {returnUrl: 'https://shop.example/back'});
  }
  const {events, links, notifications} = sandbox.control.snapshot();
  expect(new Set(events.map(([, {tradeId}]) => tradeId)).size).toBe(KEPT.trades.most);
  expect(links).toHaveLength(KEPT.links.most);
  expect(links.every(([, {kind}]) => kind === 'status')).toBe(true);
  expect(notifications).toHaveLength(KEPT.notifications.most);
});

test('The log keeps the newest requests and lets go of the long texts that it cuts', async () => {
  const {sandbox} = await start();
  const body = (number: number) => ({state: `${number} `.padEnd(200_000, 'x')});
  const before = countHeapBytes();
  for (let number = 1; number <= KEPT.logEntries.most + 1; number++) {
    await post(sandbox, '/trades/cancel', body(number));
  }
  const log = sandbox.control.listLog();
  expect(log.map(({number}) => number)).toEqual(
    Array.from({length: KEPT.logEntries.most}, (_, index) => KEPT.logEntries.most + 1 - index),
  );
  expect(() => sandbox.control.replayAsCurl(1)).toThrow('not in the log');
  expect(countHeapBytes() - before).toBeLessThan(KEPT.logEntries.most * 50_000);
});

test('Deliveries to a receiver that never takes them are bounded, and the clock still moves', async () => {
  const {sandbox, client} = await start(() => Promise.resolve({status: 500}));
  for (let count = 0; count < 3; count++) {
    await client.control('POST /webhooks/endpoints', {url: 'https://shop.example/hook'});
  }
  for (let count = 0; count * 3 <= KEPT.deliveries.most; count++) {
    await post(sandbox, '/trades/initiate', trade);
  }
  await sandbox.control.settleWebhooks();
  expect(sandbox.control.listDeliveries()).toHaveLength(KEPT.deliveries.most);
  await sandbox.control.advanceClock(90_000);
  expect(sandbox.control.listDeliveries().every(({attempts}) => attempts.length === 3)).toBe(true);
});

test('A snapshot that cannot be replayed is refused and nothing has changed', async () => {
  const {sandbox, client} = await start();
  const before = await client.snapshot();
  const trades = sandbox.control.listTrades();
  const clock = sandbox.control.readClock();
  const {events, ...rest} = JSON.parse(before) as {events: unknown[]};
  const broken = {...rest, events: events.reverse()};
  await expect(client.control('POST /restore', broken)).rejects.toThrow('The first event');
  expect(await client.snapshot()).toBe(before);
  expect(sandbox.control.listTrades()).toEqual(trades);
  expect(sandbox.control.readClock()).toEqual(clock);
});
