import {expect} from 'vitest';
import type {Shop} from './shop.ts';
import {choose, pay} from './world.ts';

type Played = {readonly id: string; readonly tradeId: string};

/**
 * Plays a trade told step by step, such as "page pay, buyer send": who, and what they do. Buyer and
 * seller use the marketplace, `page` is what a user does on the page that the marketplace led to,
 * `shop` is the marketplace itself, `chaos off` ends what the test has ordered. The sandbox plays
 * everyone else.
 */
export async function play(shop: Shop, steps: string, item: object = {}): Promise<Played> {
  const {id, checkout} = await shop.buy(await shop.sell(item));
  const {tradeId = ''} = shop.findOrder(id);
  let page = checkout;
  const move = async (user: string, what: string) => {
    const path = what === 'status-page' ? what : `moves/${what}`;
    const fields = {user, provider: 'Dao', reason: 'It does not work.'};
    const {redirectUrl = page} = await shop.insist(`POST /orders/${id}/${path}`, fields);
    page = redirectUrl;
  };
  const parts: Readonly<Record<string, (what: string, amount: number) => Promise<unknown>>> = {
    buyer: (what) => move('buyer-1', what),
    seller: (what) => move('seller-1', what),
    page: (what) => (what === 'pay' ? pay(page) : choose(page, what)),
    chaos: () => shop.world.control('/settings', {chaos: {kinds: []}}),
    shop: (what, amount) => shop.insist(`POST /orders/${id}/${what}`, {amount}),
  };
  for (const step of steps.split(', ')) {
    const [who = '', what = '', amount] = step.split(' ');
    await (parts[who]?.(what, Number(amount)) ??
      shop.world.control(`/trades/${tradeId}/act`, {on: what, by: who}));
    await shop.settle();
  }
  return {id, tradeId};
}

/** Expects that the marketplace knows how the trade ended, and that the money has arrived. */
export function expectEnd(shop: Shop, {id}: Pick<Played, 'id'>, end: string): void {
  const {contract, finished = {}} = shop.findOrder(id).trade?.phases ?? {};
  const ends = Object.keys(finished).filter((each) => !['released', 'amount'].includes(each));
  expect(ends).toEqual(end === 'open' ? [] : [end]);
  expect(finished.released !== undefined).toBe(end !== 'open' && contract?.paid !== undefined);
}
