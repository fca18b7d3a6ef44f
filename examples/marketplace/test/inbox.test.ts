import {expect, test, vi} from 'vitest';
import {receive, workThrough} from '../inbox.ts';
import {openMarketplace} from '../marketplace.ts';
import {expectEnd, play} from './play.ts';
import type {Shop} from './shop.ts';
import {openShop} from './shop.ts';

const patience = {timeout: 20_000};

/** How often the API was asked for a trade, or a user, so far. */
async function countReads({world}: Shop, operationId = 'getTrade'): Promise<number> {
  return (await world.control<readonly unknown[]>(`/log?operationId=${operationId}`)).length;
}

/** Waits until each notification that overtook the response to its own call is tried again. */
function waitForRetries(shop: Shop): Promise<void> {
  return shop.wait(5);
}

/** A shop with open orders that were read, each of a buyer of its own. */
async function openBusyShop(count: number) {
  const shop = await openShop();
  const ids: string[] = [];
  for (let buyer = 0; buyer < count; buyer++) {
    ids.push((await shop.buy(await shop.sell(), `buyer-${buyer}`)).id);
  }
  await waitForRetries(shop);
  return {shop, orders: ids.map(shop.findOrder)};
}

function listOpen({marketplace}: Shop) {
  return marketplace.inbox.all().filter(({isDone}) => !isDone);
}

test.each([
  ['that is not JSON', 'paid=true'],
  ['that is empty', ''],
  ['that is no object', 'null'],
  ['about a trade that nobody knows', '{"id":"1","tradeId":"another"}'],
])('a notification %s leads to a reading of all open orders', async (_, body) => {
  const {shop} = await openBusyShop(3);
  const before = await countReads(shop);
  expect(receive(shop.marketplace, {}, body)).toBe(204);
  await shop.settle();
  expect(await countReads(shop)).toBe(before);
  await shop.wait(5);
  expect(await countReads(shop)).toBe(before + 3);
  expect(listOpen(shop)).toEqual([]);
});

test('a notification of another shape leads to a reading of the order it names', async () => {
  const {shop, orders} = await openBusyShop(3);
  const before = await countReads(shop);
  const [first, second] = orders;
  receive(shop.marketplace, {}, JSON.stringify({event: {about: [{deal: first?.tradeId}]}}));
  receive(shop.marketplace, {}, JSON.stringify({reference: second?.id}));
  await shop.settle();
  expect(await countReads(shop)).toBe(before + 2);
  expect(listOpen(shop)).toEqual([]);
});

test.each([
  ['of another shape that names only a user', 'user.moved', 3],
  ['about a user whose event is known', 'user.connected', 0],
])('a notification %s leads to a reading of the user, and of orders if need be', async (...row) => {
  const [, what, orderReads] = row;
  const {shop} = await openBusyShop(3);
  const before = await countReads(shop);
  const usersBefore = await countReads(shop, 'getUser');
  receive(shop.marketplace, {}, JSON.stringify({person: 'seller-1', what}));
  await shop.settle();
  await shop.wait(5);
  expect(await countReads(shop)).toBe(before + orderReads);
  expect(await countReads(shop, 'getUser')).toBe(usersBefore + 1);
});

test('a flood of forged notifications costs one reading of each open order', async () => {
  const {shop} = await openBusyShop(3);
  const before = await countReads(shop);
  for (let id = 0; id < 200; id++) {
    receive(shop.marketplace, {}, `{"id":"${id}","tradeId":"forged"}`);
  }
  await shop.settle();
  await shop.wait(5);
  expect(await countReads(shop)).toBe(before + 3);
  expect(listOpen(shop)).toEqual([]);
});

test('what is unclear while an order is read has it read again', async () => {
  const {shop, orders} = await openBusyShop(1);
  const before = await countReads(shop);
  const delay = {kind: 'slow-body', operationId: 'getTrade', delayMilliseconds: 500};
  await shop.world.control('/faults', delay);
  receive(shop.marketplace, {}, `{"deal":"${orders[0]?.tradeId ?? ''}"}`);
  await expect.poll(() => shop.world.control('/faults'), patience).toEqual([]);
  shop.marketplace.marks.put('unclear', shop.marketplace.now());
  await shop.settle();
  expect(await countReads(shop)).toBe(before + 2);
});

test('a notification that overtakes the response to its own call is understood later', async () => {
  const shop = await openShop();
  const delay = {kind: 'slow-body', operationId: 'initiateTrade', delayMilliseconds: 3_000};
  await shop.world.control('/faults', delay);
  const buying = shop.buy(await shop.sell());
  await expect.poll(() => listOpen(shop), patience).toMatchObject([{tries: 1}]);
  const {id} = await buying;
  await shop.wait(5);
  expect(listOpen(shop)).toEqual([]);
  expect(shop.marketplace.marks.find('unclear')).toBeUndefined();
  expect(shop.findOrder(id).trade).toBeDefined();
});

test('one that hangs delays none of those behind it', async () => {
  const {shop, orders} = await openBusyShop(10);
  const [poisoned, ...good] = orders;
  let release: () => void = () => undefined;
  const hangs = new Promise<void>((resolve) => {
    release = resolve;
  });
  void shop.marketplace.turns.take(poisoned?.id ?? '', () => hangs);
  for (const order of [poisoned, ...good]) {
    receive(shop.marketplace, {}, JSON.stringify({tradeId: order?.tradeId}));
  }
  await expect.poll(() => listOpen(shop).length, patience).toBe(1);
  expect(listOpen(shop)[0]?.body).toContain(poisoned?.tradeId);
  release();
});

test('one that fails is tried ten times, at growing intervals, and delays no other', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {shop, orders} = await openBusyShop(2);
  const [first, second] = orders;
  if (!first || !second) throw new Error('There are no orders.');
  shop.marketplace.orders.put(first.id, {...first, tradeId: 'gone'});
  receive(shop.marketplace, {}, '{"tradeId":"gone"}');
  receive(shop.marketplace, {}, JSON.stringify({tradeId: second.tradeId}));
  await shop.settle();
  for (let tries = 1; tries < 10; tries++) {
    expect(listOpen(shop)).toMatchObject([{body: '{"tradeId":"gone"}', tries}]);
    await shop.wait(5 * 3 ** (tries - 1) - 1);
    expect(listOpen(shop)).toMatchObject([{tries}]);
    await shop.wait(1);
  }
  expect(listOpen(shop)).toEqual([]);
  const messages = error.mock.calls.map(([message]) => String(message));
  expect(messages.filter((text) => text.includes('look at it by hand'))).toHaveLength(1);
  error.mockRestore();
});

test('what was stored but not handled is handled after a restart', async () => {
  const shop = await openShop();
  await shop.world.control('/settings', {chaos: {kinds: ['webhook-never']}});
  const {id, tradeId} = await play(shop, 'page pay');
  const body = `raw, about "${tradeId}"`;
  shop.marketplace.inbox.put('1', {key: '1', body, tries: 0, dueAt: 0, isDone: false});
  const {server, apiKey} = shop.world;
  const restarted = openMarketplace(shop.file, {server, apiKey}, shop.marketplace);
  await workThrough(restarted);
  expect(restarted.inbox.find('1')?.isDone).toBe(true);
  expect(restarted.orders.find(id)?.trade?.phases.contract.paid).toBeDefined();
});

test('a duplicate is dropped only if it has an id of its own', async () => {
  const {shop} = await openBusyShop(0);
  const count = () => shop.marketplace.inbox.all().length;
  const before = count();
  for (let time = 0; time < 2; time++) receive(shop.marketplace, {}, '{"id":"7","about":"x"}');
  expect(count()).toBe(before + 1);
  const headers = {'webhook-id': '8'};
  for (let time = 0; time < 2; time++) receive(shop.marketplace, headers, '{"about":"x"}');
  expect(count()).toBe(before + 2);
  for (let time = 0; time < 2; time++) receive(shop.marketplace, {}, '{"trade":{"id":"7"}}');
  expect(count()).toBe(before + 4);
});

test.each([
  ['before it was handed in', ''],
  ['on its way', ', carrier shipment.sent'],
  ['in a shop', ', carrier shipment.sent, carrier shipment.ready-for-pickup'],
])('a parcel last seen %s is found at most 3 hours after its delivery', async (_, seen) => {
  const shop = await openShop();
  const {id, tradeId} = await play(shop, `page pay, buyer send, page pay${seen}`);
  await shop.world.control('/settings', {chaos: {kinds: ['webhook-never']}});
  for (const on of seen === '' ? ['shipment.sent', 'shipment.delivered'] : ['shipment.delivered']) {
    await shop.world.control(`/trades/${tradeId}/act`, {on, by: 'carrier'});
  }
  await shop.wait(3 * 60 * 60);
  expect(shop.findOrder(id).trade?.payer.status.actions).toContainEqual(
    expect.objectContaining({type: 'GiveItemConditionFeedback'}),
  );
});

test('a payout on the next banking day is found, though its webhook never came', async () => {
  const shop = await openShop();
  await shop.world.control('/settings', {payout: 'next-banking-day'});
  const played = await play(
    shop,
    'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.delivered, buyer approve',
  );
  const readPhases = () => shop.findOrder(played.id).trade?.phases.finished;
  expect(readPhases()).not.toHaveProperty('released');
  await shop.world.control('/settings', {chaos: {kinds: ['webhook-never']}});
  await shop.world.control(`/trades/${played.tradeId}/act`, {on: 'payout.due', by: 'clock'});
  await shop.wait(3 * 60 * 60);
  expectEnd(shop, played, 'succeeded');
  const reads = await countReads(shop);
  await shop.wait(24 * 60 * 60);
  expect(await countReads(shop)).toBe(reads);
});

test('a decision whose webhook never came is found within the hour', async () => {
  const shop = await openShop();
  const {id, tradeId} = await play(
    shop,
    'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.delivered',
  );
  await waitForRetries(shop);
  await shop.world.control('/settings', {chaos: {kinds: ['webhook-never']}});
  const approval = {on: 'acceptItemCondition', by: 'payer'};
  await shop.world.control(`/trades/${tradeId}/act`, approval);
  await shop.wait(59 * 60);
  expectEnd(shop, {id}, 'open');
  await shop.wait(60);
  expectEnd(shop, {id}, 'succeeded');
});
