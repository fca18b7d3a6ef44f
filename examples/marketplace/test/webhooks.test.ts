import {createHmac} from 'node:crypto';
import {expect, test} from 'vitest';
import {isSignedBySandbox} from '../lib/signature.ts';
import {expectEnd, play} from './play.ts';
import {openShop} from './shop.ts';

test('a storm of duplicates in reversed order is kept once each', async () => {
  const shop = await openShop();
  await shop.world.control('/settings', {webhooks: {duplicate: true, reverse: true}});
  const played = await play(shop, 'page pay, seller leave');
  const before = shop.marketplace.inbox.all();
  for (const {body} of before) {
    const {id} = JSON.parse(body) as {readonly id: string};
    await shop.world.control(`/webhooks/notifications/${id}/redeliver`, {});
  }
  await shop.settle();
  expect(shop.marketplace.inbox.all()).toEqual(before);
  expectEnd(shop, played, 'cancelled');
});

test('what came while the marketplace was down comes again', async () => {
  const shop = await openShop();
  const {id, tradeId} = await play(shop, 'page pay');
  await shop.goDown();
  await shop.world.control(`/trades/${tradeId}/act`, {on: 'abandonTrade', by: 'payee'});
  await shop.comeUp();
  await shop.world.control('/clock/advance', {seconds: 30});
  await shop.settle();
  expectEnd(shop, {id}, 'cancelled');
});

test.each([
  ['GET', '/webhooks/symblepay', undefined, 404],
  ['POST', '/elsewhere', '{}', 404],
  ['POST', '/webhooks/symblepay', '{"id":"1","eventName":"trade.changed"}', 401],
  ['POST', '/webhooks/symblepay', 'x'.repeat(70_000), 413],
  ['POST', '/items', '{', 400],
  ['GET', '/users/%', undefined, 400],
  ['GET', '/orders/lost', undefined, 404],
])('%s %s with %.50s is refused', async (method, path, body, status) => {
  const shop = await openShop();
  const response = await fetch(shop.address + path, {method, ...(body && {body})});
  expect(response.status).toBe(status);
  expect(shop.marketplace.items.all()).toEqual([]);
});

test('without a secret nothing counts as signed', () => {
  const now = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', '').update(`1.${now}.{}`).digest('base64');
  const headers = {
    'webhook-id': '1',
    'webhook-timestamp': String(now),
    'webhook-signature': `v1,${signature}`,
  };
  expect(isSignedBySandbox('', headers, '{}')).toBe(false);
});

test('an order is shown to its buyer and its seller only, and has a buyer', async () => {
  const shop = await openShop();
  const item = await shop.sell();
  const {id} = await shop.buy(item);
  const look = (user: string) => shop.ask(`GET /orders/${id}?user=${user}`);
  expect((await look('seller-1')).status).toBe(200);
  expect((await look('stranger')).status).toBe(404);
  expect((await shop.ask(`POST /items/${item}/orders`, {})).body.error).toBe('user is missing.');
});
