import type {Marketplace, Order, Refund} from './marketplace.ts';
import {pathOf, readBack} from './orders.ts';
import {CallRefused} from './lib/retry.ts';

/**
 * Pays the price back, or part of it. This call is sent once and never again: twice would pay twice,
 * and no field of a trade shows what was paid back.
 */
export async function refund(
  marketplace: Marketplace,
  order: Order,
  amount: number,
): Promise<Refund> {
  const {symblepay, refunds} = marketplace;
  const latest = refunds.find(order.id);
  // Perhaps it was paid. Ask Symblepay, then correct the row.
  if (latest?.outcome === 'unknown') return latest;
  refunds.put(order.id, {amount, outcome: 'unknown'});
  try {
    await symblepay(`POST ${pathOf(order, order.buyer)}/reimburse-payer`, {amount}, {retries: 0});
  } catch (error) {
    if (error instanceof CallRefused) refunds.put(order.id, {amount, outcome: 'refused'});
    throw error;
  }
  refunds.put(order.id, {amount, outcome: 'paid'});
  return {amount, outcome: 'paid'};
}

/** Takes back a checkout that nobody has paid. Sending it twice is harmless. */
export async function cancel(marketplace: Marketplace, order: Order): Promise<Order> {
  const state = new URL(order.checkout ?? '').searchParams.get('state');
  await marketplace.symblepay('POST /trades/cancel', {state});
  return readBack(marketplace, order);
}
