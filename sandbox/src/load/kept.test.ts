import {defaultOrigin as origin} from '../defaults';
import {nameControlCall} from '../control-call';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {basePath} from '@symblepay/openapi/operations';
import {expect, test} from 'vitest';
import {seeded} from '../control/seed';
import {retentionLimits} from '../limits';
import type {Sandbox} from '../sandbox';
import {createSandbox} from '../sandbox';
import {deadlines} from '../trade/deadlines';
import {stateRows} from '../trade/states';
import {Client} from '../conformance/client';
import {newTrade} from '../conformance/flow-checks';

async function start(deliver?: () => Promise<{status: number}>) {
  const sandbox = await createSandbox({...(deliver && {deliver})});
  return {sandbox, client: new Client({origin, send: sandbox.fetch})};
}

/** Bypasses fetch, because these tests send thousands of requests. */
async function post(
  sandbox: Sandbox,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  const response = await sandbox.respond({
    method: 'POST',
    url: new URL(`${origin}${basePath}${path}`),
    headers: {authorization: `Bearer ${seeded.key}`},
    body: {text: JSON.stringify(body)},
  });
  return JSON.parse(response.body as string) as Record<string, string>;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function countHeapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const trade = {
  ...newTrade(),
  payerMarketplaceUserId: seeded.payer,
  payeeMarketplaceUserId: seeded.payee,
};

test('Finished trades make room for new ones, and unfinished ones stay', async () => {
  const {sandbox, client} = await start();
  const list = () => sandbox.control.listTrades();
  const isKept = (tradeId: string | undefined) => list().some((one) => one.tradeId === tradeId);
  const finished = list()
    .filter(({state}) => stateRows[state].finish)
    .reverse();
  const open = await post(sandbox, '/trades/initiate', trade);
  const ended = await post(sandbox, '/trades/initiate', trade);
  await post(sandbox, `/users/${seeded.payer}/trades/${ended.tradeId ?? ''}/abandon`, {});
  for (let count = list().length; count < retentionLimits.trades.most; count++) {
    await post(sandbox, '/trades/initiate', trade);
  }
  expect(finished.every(({tradeId}) => isKept(tradeId))).toBe(true);

  for (const {tradeId} of finished) {
    await post(sandbox, '/trades/initiate', trade);
    expect(isKept(tradeId)).toBe(false);
  }
  expect(isKept(ended.tradeId)).toBe(true);
  await post(sandbox, '/trades/initiate', trade);
  expect(isKept(ended.tradeId)).toBe(false);
  const path = {marketplaceUserId: seeded.payer, tradeId: ended.tradeId ?? ''};
  expect((await client.refuse('getTrade', {path})).typeCode).toBe('not-found');

  const before = await client.snapshot();
  const {typeCode, detail} = await client.refuse('initiateTrade', {body: trade});
  expect(typeCode).toBe('invalid-state');
  expect(detail).toContain('5,000 trades that are unfinished');
  expect(await client.snapshot()).toBe(before);
  expect(isKept(open.tradeId)).toBe(true);

  await sandbox.control.advanceClock({minutes: deadlines.invitation.minutes});
  await post(sandbox, '/trades/initiate', trade);
  expect(list()).toHaveLength(retentionLimits.trades.most);
  const {events, notifications} = sandbox.control.snapshot();
  expect(new Set(events.map(([, {tradeId}]) => tradeId)).size).toBe(retentionLimits.trades.most);
  expect(notifications).toHaveLength(retentionLimits.notifications.most);
});

test('A paid uniqueness key stays used, however many trades come after it', async () => {
  const {sandbox, client} = await start();
  const body = {...trade, checkoutUniquenessKey: 'bike-1'};
  const path = (tradeId = '') => `/users/${seeded.payer}/trades/${tradeId}`;
  const sold = await post(sandbox, '/trades/initiate', {...body, referenceId: 'auto-pay'});
  await post(sandbox, `${path(sold.tradeId)}/abandon`, {});
  const unkeyed = await post(sandbox, '/trades/initiate', trade);
  await post(sandbox, `${path(unkeyed.tradeId)}/abandon`, {});
  for (let count = 0; count < retentionLimits.trades.most; count++) {
    const {tradeId} = await post(sandbox, '/trades/initiate', trade);
    await post(sandbox, `${path(tradeId)}/abandon`, {});
  }
  const kept = sandbox.control.listTrades().map(({tradeId}) => tradeId);
  expect(kept).toHaveLength(retentionLimits.trades.most);
  expect(kept).toContain(sold.tradeId);
  expect(kept).not.toContain(unkeyed.tradeId);
  const {typeCode} = await client.refuse('initiateTrade', {body});
  expect(typeCode).toBe('uniqueness-key-used');
});

test('What happens to one trade is bounded, and the trade can still end', async () => {
  const {sandbox, client} = await start();
  const body = {...trade, referenceId: 'auto-pay'};
  const {tradeId = ''} = await post(sandbox, '/trades/initiate', body);
  const reimburse = `/users/${seeded.payer}/trades/${tradeId}/reimburse-payer`;
  const count = () => sandbox.control.listEvents({tradeId}).length;
  while (count() < retentionLimits.tradeEvents.most) await post(sandbox, reimburse, {amount: 0.01});
  expect((await post(sandbox, reimburse, {amount: 0.01})).typeCode).toBe('invalid-state');
  expect(count()).toBe(retentionLimits.tradeEvents.most);
  const {redirectUrl} = await client.call('createTradeStatusLink', {
    path: {marketplaceUserId: seeded.payer, tradeId},
    body: {returnUrl: 'https://shop.example/trades'},
  });
  const before = await client.snapshot();
  expect((await client.press(redirectUrl, 'buy-0')).status).toBe(400);
  expect(await client.snapshot()).toBe(before);
  await client.call('abandonTrade', {path: {marketplaceUserId: seeded.payee, tradeId}});
  expect(count()).toBe(retentionLimits.tradeEvents.most + 1);
});

test('Faults beyond the limit are refused until they are called off', async () => {
  const {sandbox, client} = await start();
  const order = {kind: 'drop-after'} as const;
  for (let count = 0; count < retentionLimits.faults.most; count++) {
    await client.control('addFault', {body: order});
  }
  await expect(client.control('addFault', {body: order})).rejects.toThrow(
    nameControlCall('clearFaults'),
  );
  expect(sandbox.control.listFaults()).toHaveLength(retentionLimits.faults.most);
  await client.control('clearFaults');
  await client.control('addFault', {body: order});
});

test('The oldest links make room for new ones', async () => {
  const {sandbox} = await start();
  const newest = `/users/${seeded.payer}/trades/${sandbox.control.listTrades()[0]?.tradeId ?? ''}/status`;
  for (let count = 0; count <= retentionLimits.links.most; count++) {
    await post(sandbox, newest, {returnUrl: 'https://shop.example/back'});
  }
  const {links} = sandbox.control.snapshot();
  expect(links).toHaveLength(retentionLimits.links.most);
  expect(links.every(([, {kind}]) => kind === 'status')).toBe(true);
});

test('The log keeps the newest requests and lets go of the long texts that it cuts', async () => {
  const {sandbox} = await start();
  const body = (number: number) => ({state: `${number} `.padEnd(200_000, 'x')});
  const before = countHeapBytes();
  for (let number = 1; number <= retentionLimits.logEntries.most + 1; number++) {
    await post(sandbox, '/trades/cancel', body(number));
  }
  const log = sandbox.control.listLog();
  expect(log.map(({number}) => number)).toEqual(
    Array.from(
      {length: retentionLimits.logEntries.most},
      (_, index) => retentionLimits.logEntries.most + 1 - index,
    ),
  );
  expect(() => sandbox.control.replayAsCurl({number: '1'})).toThrow('The request is not known');
  expect(countHeapBytes() - before).toBeLessThan(retentionLimits.logEntries.most * 50_000);
});

test('Deliveries to a receiver that never takes them are bounded, and the clock still moves', async () => {
  const {sandbox, client} = await start(() => Promise.resolve({status: 500}));
  for (let count = 0; count < 3; count++) {
    await client.control('addEndpoint', {body: {url: 'https://shop.example/hook'}});
  }
  for (let count = 0; count * 3 <= retentionLimits.deliveries.most; count++) {
    await post(sandbox, '/trades/initiate', trade);
  }
  await sandbox.control.settleWebhooks();
  expect(sandbox.control.listDeliveries()).toHaveLength(retentionLimits.deliveries.most);
  await sandbox.control.advanceClock({seconds: 90});
  expect(sandbox.control.listDeliveries().every(({attempts}) => attempts.length === 3)).toBe(true);
});

test('A snapshot that cannot be replayed is refused and nothing has changed', async () => {
  const {sandbox, client} = await start();
  const before = await client.snapshot();
  const trades = sandbox.control.listTrades();
  const clock = sandbox.control.readClock();
  const snapshot = sandbox.control.snapshot();
  const text = JSON.stringify(snapshot).replaceAll('"T03"', '"T99"');
  const broken = JSON.parse(text) as typeof snapshot;
  await expect(sandbox.control.restore(broken)).rejects.toThrow('no row T99');
  expect(await client.snapshot()).toBe(before);
  expect(sandbox.control.listTrades()).toEqual(trades);
  expect(sandbox.control.readClock()).toEqual(clock);
});
