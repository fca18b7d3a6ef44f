import type {Item, Marketplace, Order} from './marketplace.ts';
import {CallRefused, OutcomeUnknown} from './lib/retry.ts';
import type {Redirect, Trade} from './symblepay.ts';
import {route} from './symblepay.ts';

export const shippingOptions = [
  {method: 'Dao', deliveryPrice: 45, returnPrice: 39},
  {method: 'PostNord', deliveryPrice: 59, returnPrice: 49},
];

/** Starts a trade and finds the page where the buyer pays. Two clicks make one order. */
export function buy(marketplace: Marketplace, item: Item, buyer: string): Promise<Order> {
  const key = JSON.stringify([item.id, buyer]);
  return marketplace.turns.take(key, () => findOrStart(marketplace, item, buyer));
}

async function findOrStart(marketplace: Marketplace, item: Item, buyer: string): Promise<Order> {
  const {orders, now} = marketplace;
  const known = orders
    .all()
    .find((order) => order.item.id === item.id && order.buyer === buyer && !isOver(order));
  if (known) return known.tradeId === undefined ? lookUp(marketplace, known) : known;
  // Kept before the call, so that a crash leaves something to look up.
  const order = keep(marketplace, {id: crypto.randomUUID(), item, buyer, readAt: now()});
  try {
    return await initiate(marketplace, order);
  } catch (error) {
    if (error instanceof OutcomeUnknown) return lookUp(marketplace, order);
    throw error;
  }
}

async function initiate(marketplace: Marketplace, order: Order): Promise<Order> {
  const {id, buyer, item} = order;
  const body = {
    title: item.title,
    description: item.description,
    amount: item.price,
    ...marketplace.fees,
    payerMarketplaceUserId: buyer,
    payeeMarketplaceUserId: item.seller,
    referenceId: id,
    // However many check out, only one can pay for an item.
    checkoutUniquenessKey: item.id,
    successUrl: addressOf(marketplace, order),
    cancelUrl: addressOf(marketplace, order),
    ...(item.weight !== undefined && {
      shipping: {
        expectedMaxWeight: item.weight,
        paidBy: 'Payer',
        returnPaidBy: 'Payer',
        shippingOptions,
      },
    }),
  };
  try {
    // Not retried: a second request would make a second trade.
    const {tradeId, redirectUrl} = await marketplace.symblepay<
      Redirect & {readonly tradeId: string}
    >('POST /trades/initiate', body, {retries: 0});
    return keep(marketplace, {...order, tradeId, checkout: redirectUrl});
  } catch (error) {
    if (error instanceof CallRefused) keep(marketplace, {...order, failure: error.message});
    throw error;
  }
}

/** No response came. If the trade was made, the buyer's list has it; otherwise make it now. */
async function lookUp(marketplace: Marketplace, order: Order): Promise<Order> {
  const {trades} = await marketplace.symblepay<{readonly trades: readonly Trade[]}>(
    route`GET /users/${order.buyer}/trades`,
  );
  const trade = trades.find(({referenceId}) => referenceId === order.id);
  if (!trade) return initiate(marketplace, order);
  const found = {...order, tradeId: trade.tradeId, trade};
  // The address of the checkout is lost, but the status page takes payments too.
  const {redirectUrl} = await openStatusPage(marketplace, found, order.buyer);
  return keep(marketplace, {...found, checkout: redirectUrl});
}

const day = 24 * 60 * 60 * 1_000;

/** Reads the trade and keeps what it says. Two responses never overtake each other. */
export function readBack(marketplace: Marketplace, {id}: Order): Promise<Order> {
  const {orders, symblepay, turns, now} = marketplace;
  return turns.take(id, async () => {
    const order = orders.find(id);
    if (order?.tradeId === undefined) throw new Error(`Order ${id} has no trade yet.`);
    const asked = now();
    const trade = await symblepay<Trade>(`GET ${pathOf(order, order.buyer)}`);
    const deadlines = [trade.payer, trade.payee]
      .map(({status}) => Date.parse(status.deadline ?? ''))
      .filter((deadline) => deadline > asked);
    const readAt = Math.min(asked + day, ...deadlines);
    const read = keep(marketplace, {...order, trade, readAt});
    marketplace.onRead(read);
    return read;
  });
}

/** Finds what no webhook told: reads orders whose deadline has passed, and all others once a day. */
export async function readDue(marketplace: Marketplace): Promise<void> {
  const {orders, now} = marketplace;
  for (const order of orders.all()) {
    if (order.readAt > now() || isOver(order)) continue;
    try {
      if (order.tradeId === undefined) await buy(marketplace, order.item, order.buyer);
      else await readBack(marketplace, order);
    } catch (error) {
      // The next one may succeed, and this one is still due.
      console.error(`Order ${order.id} could not be read.`, error);
    }
  }
}

/** The page where a user sees the trade and can do all that it offers. */
export function openStatusPage(
  marketplace: Marketplace,
  order: Order,
  user: string,
): Promise<Redirect> {
  const body = {returnUrl: addressOf(marketplace, order)};
  return marketplace.symblepay(`POST ${pathOf(order, user)}/status`, body);
}

/** Where users come back to. Coming back proves nothing, so the trade is read then. */
export function addressOf({origin}: Marketplace, {id}: Order): string {
  return `${origin}/orders/${id}`;
}

/** The trade of an order, as one of its users sees it. */
export function pathOf({tradeId = ''}: Order, user: string): string {
  return route`/users/${user}/trades/${tradeId}`;
}

/** Nothing more can happen: the money has arrived, or none was ever paid. */
export function isOver({trade, failure}: Order): boolean {
  const {contract, finished} = trade?.phases ?? {};
  const isUnpaid = contract?.paid === undefined;
  return (
    failure !== undefined ||
    finished?.released !== undefined ||
    (isUnpaid && finished?.cancelled !== undefined)
  );
}

function keep({orders}: Marketplace, order: Order): Order {
  orders.put(order.id, order);
  return order;
}
