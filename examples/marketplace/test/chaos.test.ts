import {describe, expect, test} from 'vitest';
import {expectEnd, play} from './play.ts';
import type {Shop} from './shop.ts';
import {openShop} from './shop.ts';
import {choose} from './world.ts';

type Chaos = {readonly kinds: readonly string[]; readonly chance?: number; readonly seed?: string};

const steps =
  'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.delivered, buyer approve';

function order(shop: Shop, chaos: Chaos): Promise<unknown> {
  return shop.world.control('/settings', {chaos});
}

/** What came about trades. */
function listNews(shop: Shop) {
  return shop.marketplace.inbox.all().filter(({body}) => body.includes('"tradeId"'));
}

/** A week later every deadline has passed, so that everything was read at least once more. */
function waitAWeek(shop: Shop): Promise<void> {
  return shop.wait(7 * 24 * 60 * 60);
}

describe('webhooks', () => {
  test('that come late', async () => {
    const shop = await openShop();
    await order(shop, {kinds: ['webhook-late']});
    const played = await play(shop, steps);
    expect(listNews(shop)).toEqual([]);
    await waitAWeek(shop);
    expect(listNews(shop)).not.toEqual([]);
    expectEnd(shop, played, 'succeeded');
  });

  test('that come twice', async () => {
    const shop = await openShop();
    await order(shop, {kinds: ['webhook-twice']});
    const played = await play(shop, steps);
    const deliveries = await shop.world.control<readonly unknown[]>('/webhooks/deliveries');
    expect(deliveries.length).toBeGreaterThanOrEqual(2 * listNews(shop).length);
    expectEnd(shop, played, 'succeeded');
  });

  test('that overtake each other', async () => {
    const shop = await openShop();
    await order(shop, {kinds: ['webhook-overtaken']});
    const played = await play(shop, steps.replace('carrier', 'chaos off, carrier'));
    const arrived = listNews(shop).length;
    expect(arrived).toBeGreaterThan(0);
    await waitAWeek(shop);
    expect(listNews(shop).length).toBeGreaterThan(arrived);
    expectEnd(shop, played, 'succeeded');
  });

  test('that never come', async () => {
    const shop = await openShop();
    await order(shop, {kinds: ['webhook-never']});
    const played = await play(shop, steps);
    await waitAWeek(shop);
    expect(listNews(shop)).toEqual([]);
    expectEnd(shop, played, 'succeeded');
  });

  test('of an event that nobody knows', async () => {
    const shop = await openShop();
    await order(shop, {kinds: ['unknown-event']});
    const played = await play(shop, steps);
    await waitAWeek(shop);
    const received = shop.marketplace.inbox.all();
    expect(received.filter(({body}) => body.includes('sandbox.unknown-event'))).not.toEqual([]);
    expect(received.every(({isDone}) => isDone)).toBe(true);
    expectEnd(shop, played, 'succeeded');
  });
});

test('a user who does not come back from the checkout has paid nevertheless', async () => {
  const shop = await openShop();
  await order(shop, {kinds: ['redirect-lost']});
  const {id, checkout} = await shop.buy(await shop.sell());
  expect(await choose(checkout, 'pay')).toBeNull();
  await shop.settle();
  expect(shop.findOrder(id).trade?.phases.contract.paid).toBeDefined();
});

test.each(['1', '2', '3'])('responses get lost, seed %s', async (seed) => {
  const shop = await openShop();
  await order(shop, {kinds: ['response-lost'], chance: 0.4, seed});
  const played = await play(shop, steps);
  await order(shop, {kinds: []});
  await waitAWeek(shop);
  expectEnd(shop, played, 'succeeded');
  const trades = await shop.world.control<readonly unknown[]>('/trades?user=buyer-1');
  expect(trades).toHaveLength(1);
});

test('a refund whose response is lost is not sent again', async () => {
  const shop = await openShop();
  const {id, tradeId} = await play(shop, 'page pay');
  await order(shop, {kinds: ['response-lost']});
  const refund = () => shop.ask(`POST /orders/${id}/refunds/7`, {amount: 90});
  expect((await refund()).status).toBe(503);
  await order(shop, {kinds: []});
  expect((await refund()).body).toEqual({order: id, amount: 90, outcome: 'unknown'});
  expect(await readHeld(shop, tradeId)).toBe(990_00 - 90_00);
});

test('a refund that is asked for twice is paid once, and keeps its record', async () => {
  const shop = await openShop();
  const {id, tradeId} = await play(shop, 'page pay');
  const refund = (number: number, amount: number) =>
    shop.ask(`POST /orders/${id}/refunds/${number}`, {amount});
  expect((await refund(7, 90)).body).toEqual({order: id, amount: 90, outcome: 'paid'});
  expect((await refund(8, 99_999)).status).toBe(409);
  expect((await refund(7, 90)).body).toEqual({order: id, amount: 90, outcome: 'paid'});
  expect(await readHeld(shop, tradeId)).toBe(990_00 - 90_00);
});

/** What escrow holds of the price, in øre. */
async function readHeld(shop: Shop, tradeId: string): Promise<number> {
  type Seen = {readonly balances: {readonly escrowedPrice: number}};
  return (await shop.world.control<Seen>(`/trades/${tradeId}`)).balances.escrowedPrice;
}

describe('an order whose response is lost', () => {
  const fault = (shop: Shop, kind: string, operationId: string, count = 1) =>
    shop.world.control('/faults', {kind, operationId, count});

  test('before the trade was made, by a user who is new', async () => {
    const shop = await openShop();
    await fault(shop, 'drop-before', 'initiateTrade');
    const {id} = await shop.buy(await shop.sell(), 'brand-new');
    expect(shop.findOrder(id).tradeId).toBeDefined();
  });

  test('can be cancelled, although its checkout is not known', async () => {
    const shop = await openShop();
    await fault(shop, 'drop-after', 'initiateTrade');
    const {id} = await shop.buy(await shop.sell());
    expect((await shop.ask(`POST /orders/${id}/cancel`)).status).toBe(200);
    expectEnd(shop, {id}, 'cancelled');
  });

  test('is found before the buyer buys something else', async () => {
    const shop = await openShop();
    await fault(shop, 'drop-after', 'initiateTrade');
    await fault(shop, 'drop-before', 'listTrades', 3);
    const lost = await shop.ask(`POST /items/${await shop.sell()}/orders`, {user: 'buyer-1'});
    expect(lost.status).toBe(503);
    await shop.buy(await shop.sell());
    const trades = await shop.world.control<readonly unknown[]>('/trades?user=buyer-1');
    expect(trades).toHaveLength(2);
    expect(shop.marketplace.orders.all().every(({tradeId}) => tradeId !== undefined)).toBe(true);
  });

  test('and which is refused later does not keep the buyer from buying something else', async () => {
    const shop = await openShop();
    const wanted = await shop.sell();
    await fault(shop, 'drop-before', 'initiateTrade');
    await fault(shop, 'drop-before', 'listTrades', 3);
    await shop.ask(`POST /items/${wanted}/orders`, {user: 'buyer-1'});
    const {checkout} = await shop.buy(wanted, 'buyer-2');
    await choose(checkout, 'pay');
    await shop.buy(await shop.sell());
    const again = await shop.ask(`POST /items/${wanted}/orders`, {user: 'buyer-1'});
    expect([again.status, again.body.error]).toEqual([409, 'uniqueness-key-used']);
  });

  test('is finished by the marketplace alone, once', async () => {
    const shop = await openShop();
    await fault(shop, 'drop-after', 'initiateTrade');
    await fault(shop, 'drop-before', 'listTrades', 3);
    await shop.ask(`POST /items/${await shop.sell()}/orders`, {user: 'buyer-1'});
    await Promise.all([shop.settle(), shop.settle()]);
    const trades = await shop.world.control<readonly unknown[]>('/trades?user=buyer-1');
    expect(trades).toHaveLength(1);
    expect(shop.marketplace.orders.all()[0]?.checkout).toBeDefined();
  });
});

test('a move that took effect is not reported as refused', async () => {
  const shop = await openShop();
  const {id} = await play(shop, 'page pay');
  await shop.world.control('/faults', {kind: 'drop-after', operationId: 'abandonTrade', count: 1});
  const left = await shop.ask(`POST /orders/${id}/moves/leave`, {user: 'seller-1'});
  expect(left.status).toBe(200);
  expectEnd(shop, {id}, 'cancelled');
});

test('a deadline passes between two calls', async () => {
  const shop = await openShop();
  const {id} = await shop.buy(await shop.sell());
  await order(shop, {kinds: ['deadline-passes']});
  const refused = await shop.ask(`POST /orders/${id}/moves/accept`, {user: 'buyer-1'});
  expect([refused.status, refused.body.error]).toEqual([409, 'invalid-state']);
  await shop.settle();
  expectEnd(shop, {id}, 'cancelled');
});

test('an action that nobody knows leads to the status page', async () => {
  const shop = await openShop();
  await order(shop, {kinds: ['unknown-value']});
  const played = await play(shop, steps);
  expectEnd(shop, played, 'succeeded');
  const {body} = await shop.ask(`GET /orders/${played.id}`);
  expect(body.moves).toContain('status-page');
});

test('a field that nobody knows does no harm', async () => {
  const shop = await openShop();
  await order(shop, {kinds: ['unknown-field']});
  const played = await play(shop, steps);
  expectEnd(shop, played, 'succeeded');
  expect(shop.findOrder(played.id).trade).toHaveProperty('sandboxUnknown');
});

test('everything at once', async () => {
  const shop = await openShop();
  const kinds = [
    'webhook-late',
    'webhook-twice',
    'webhook-overtaken',
    'webhook-never',
    'redirect-lost',
    'response-lost',
    'unknown-value',
    'unknown-field',
    'unknown-event',
  ];
  await order(shop, {kinds, chance: 0.2, seed: '7'});
  const played = await play(shop, steps);
  await order(shop, {kinds: []});
  await waitAWeek(shop);
  expectEnd(shop, played, 'succeeded');
});
