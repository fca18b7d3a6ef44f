import type {Marketplace, Order, Refund} from './marketplace.ts';
import {pathOf, readBack} from './orders.ts';
import {CallRefused} from './lib/retry.ts';

/**
 * Pays the price back, or part of it. The id is your own: each refund is sent once, even if you ask
 * for it again. A second request would pay again, and no field of a trade shows what was paid back.
 * If the outcome is unknown, ask Symblepay and correct the row.
 */
export async function refund(
  marketplace: Marketplace,
  order: Order,
  {id, amount}: {readonly id: string; readonly amount: number},
): Promise<Refund> {
  const {symblepay, refunds} = marketplace;
  const known = refunds.find(id);
  if (known) return known;
  const keep = (outcome: Refund['outcome']) => {
    const row = {order: order.id, amount, outcome};
    refunds.put(id, row);
    return row;
  };
  keep('unknown');
  try {
    await symblepay(`POST ${pathOf(order, order.buyer)}/reimburse-payer`, {amount}, {retries: 0});
  } catch (error) {
    if (error instanceof CallRefused) keep('refused');
    throw error;
  }
  return keep('paid');
}

/** Cancels a checkout that nobody has paid. Sending it twice does no harm. */
export async function cancel(marketplace: Marketplace, order: Order): Promise<Order> {
  const state = new URL(order.checkout ?? marketplace.origin).searchParams.get('state');
  // If the URL of the checkout was lost, the seller abandons the trade.
  await (state === null
    ? marketplace.symblepay(`POST ${pathOf(order, order.item.seller)}/abandon`)
    : marketplace.symblepay('POST /trades/cancel', {state}));
  return readBack(marketplace, order);
}
