import {describe, expect, test} from 'vitest';
import {expectEnd, play} from './play.ts';
import type {Shop} from './shop.ts';
import {openShop} from './shop.ts';
import {choose} from './world.ts';

/** Every way that a trade can go. The last word says how it ends. */
const byParcel: Readonly<Record<string, string>> = {
  'approved by the buyer':
    'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.ready-for-pickup, carrier shipment.delivered, buyer approve: succeeded',
  'approved by silence':
    'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.delivered, clock deadline.passed: succeeded',
  'accepted, then paid': 'buyer accept, buyer pay, page pay: open',
  'accepted, then paid at the checkout': 'buyer accept, page pay: open',
  'accepted and paid at once': 'buyer accept-and-pay, page pay: open',
  'paid at the second attempt': 'buyer accept, buyer pay, page decline, buyer pay, page pay: open',
  'paid from the status page': 'buyer status-page, page pay: open',
  'rejected by the buyer': 'buyer reject: cancelled',
  'left before it was paid': 'seller leave: cancelled',
  'cancelled by the marketplace, twice': 'shop cancel, shop cancel: cancelled',
  'never paid': 'clock deadline.passed: cancelled',
  'left by the seller': 'page pay, seller leave: cancelled',
  'left by the buyer': 'page pay, buyer leave: cancelled',
  'never handed in': 'page pay, buyer send, page pay, clock deadline.passed: cancelled',
  lost: 'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.lost, system insurance.activated: cancelled',
  'refunded in part': 'page pay, shop refunds/1 90: open',
  'refunded in full': 'page pay, shop refunds/1 990: cancelled',
};

const untilRejected =
  'page pay, buyer send, page pay, carrier shipment.sent, carrier shipment.delivered, buyer complain';
const untilSentBack = `${untilRejected}, buyer send-back, page pay, carrier return.sent`;

const sentBack: Readonly<Record<string, string>> = {
  'and taken back': `${untilSentBack}, carrier return.ready-for-pickup, carrier return.delivered, seller approve: returned`,
  'and taken back by silence': `${untilSentBack}, carrier return.delivered, clock deadline.passed: returned`,
  'and lost': `${untilSentBack}, carrier return.lost, system insurance.activated: returned`,
  'and never handed in': `${untilRejected}, clock deadline.passed: succeeded`,
  'and refused, for the seller': `${untilSentBack}, carrier return.delivered, seller complain, system support.release-to-payee: succeeded`,
  'and refused, for the buyer': `${untilSentBack}, carrier return.delivered, seller complain, system support.refund-payer: returned`,
};

const inPerson: Readonly<Record<string, string>> = {
  'and approved': 'page pay, buyer approve: succeeded',
  'and given back': 'page pay, buyer complain, seller approve: returned',
  'or never': 'page pay, clock deadline.passed: cancelled',
};

const fromBuyer: Readonly<Record<string, string>> = {
  'and accepts': 'buyer pay, page pay, seller accept: open',
  'and rejects': 'page pay, seller reject: cancelled',
  'whom the buyer leaves': 'page pay, buyer leave: cancelled',
  'and says nothing': 'page pay, clock deadline.passed: cancelled',
};

describe('an item is', () => {
  test.each(Object.entries(byParcel))('%s', async (_, flow) => follow(await openShop(), flow));
});

describe('a rejected item is sent back', () => {
  test.each(Object.entries(sentBack))('%s', async (_, flow) => follow(await openShop(), flow));
});

describe('the users meet', () => {
  test.each(Object.entries(inPerson))('%s', async (_, flow) =>
    follow(await openShop(), flow, {weight: undefined}),
  );
});

describe('the buyer asks the seller', () => {
  test.each(Object.entries(fromBuyer))('%s', async (_, flow) => {
    const shop = await openShop();
    await shop.world.control('/settings', {createdBy: 'payer'});
    await follow(shop, flow);
  });
});

test('money that waits for the banking day arrives', async () => {
  const shop = await openShop();
  await shop.world.control('/settings', {payout: 'next-banking-day'});
  await follow(shop, 'page pay, shop refunds/1 990, clock payout.due: cancelled');
});

test('of two buyers at the checkout one can pay', async () => {
  const shop = await openShop();
  const item = await shop.sell();
  const first = await shop.buy(item);
  const second = await shop.buy(item, 'buyer-2');
  await choose(first.checkout, 'pay');
  await shop.settle();
  expect(shop.findOrder(second.id).trade?.phases.finished?.cancelled).toBeDefined();
  const {status, body} = await shop.ask(`POST /items/${item}/orders`, {user: 'buyer-3'});
  expect([status, body.error]).toEqual([409, 'uniqueness-key-used']);
});

async function follow(shop: Shop, flow: string, item: object = {}): Promise<void> {
  const [steps = '', end = ''] = flow.split(': ');
  expectEnd(shop, await play(shop, steps, item), end);
}
