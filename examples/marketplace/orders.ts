import type {Item, Marketplace, Order} from './marketplace.ts';
import {nextReading} from './lib/next-reading.ts';
import {CallRefused, OutcomeUnknown} from './lib/retry.ts';
import type {Redirect, Trade} from './symblepay.ts';
import {route} from './symblepay.ts';

export const shippingOptions = [
  {method: 'Dao', deliveryPrice: 45, returnPrice: 39},
  {method: 'PostNord', deliveryPrice: 59, returnPrice: 49},
];

/** Starts a trade and finds the page where the buyer pays. Clicking twice makes one order. */
export function buy(marketplace: Marketplace, item: Item, buyer: string): Promise<Order> {
  return marketplace.turns.take(`buyer ${buyer}`, () => findOrStart(marketplace, item, buyer));
}

async function findOrStart(marketplace: Marketplace, item: Item, buyer: string): Promise<Order> {
  const {orders, now} = marketplace;
  const listOpen = () => orders.all().filter((order) => order.buyer === buyer && !isOver(order));
  // First those whose response was lost: the list of trades shows only the latest.
  for (const order of listOpen().filter(isUnfinished)) {
    await lookUp(marketplace, order).catch(unlessRefused);
  }
  const known = listOpen().find((order) => order.item.id === item.id);
  if (known) return known;
  // Stored before the call, so that a crash leaves something to look up.
  const order = keep(marketplace, {id: crypto.randomUUID(), item, buyer, readAt: now()});
  try {
    return await initiate(marketplace, order);
  } catch (error) {
    if (error instanceof OutcomeUnknown) return lookUp(marketplace, order);
    throw error;
  }
}

/** A refusal is stored with its order. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof CallRefused)) throw error;
}

/** It is not known yet whether the trade exists, or where the buyer pays. */
function isUnfinished({checkout}: Order): boolean {
  return checkout === undefined;
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
    // However many buyers check out, only one can pay. To sell the item again, list it again.
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
    // Not retried: a second request would start a second trade.
    const {tradeId, redirectUrl} = await marketplace.symblepay<
      Redirect & {readonly tradeId: string}
    >('POST /trades/initiate', body, {retries: 0});
    return keep(marketplace, {...order, tradeId, checkout: redirectUrl});
  } catch (error) {
    if (error instanceof CallRefused) keep(marketplace, {...order, failure: error.message});
    throw error;
  }
}

/** No response came. The buyer's list may have the trade; if not, the key lets only one be paid. */
async function lookUp(marketplace: Marketplace, order: Order): Promise<Order> {
  const trades = await listTrades(marketplace, order.buyer);
  const trade = trades.find(({referenceId}) => referenceId === order.id);
  if (!trade) return initiate(marketplace, order);
  const found = keep(marketplace, {...order, tradeId: trade.tradeId, trade});
  // The URL of the checkout is lost, but the buyer can also pay on the status page.
  const {redirectUrl} = await openStatusPage(marketplace, found, order.buyer);
  return keep(marketplace, {...found, checkout: redirectUrl});
}

async function listTrades({symblepay}: Marketplace, user: string): Promise<readonly Trade[]> {
  type List = {readonly trades: readonly Trade[]};
  try {
    return (await symblepay<List>(route`GET /users/${user}/trades`)).trades;
  } catch (error) {
    // The API does not know users who have never had a trade.
    if (error instanceof CallRefused && error.body?.typeCode === 'not-found') return [];
    throw error;
  }
}

/** Reads and stores the trade, one read at a time: an older response never overwrites a newer. */
export function readBack(marketplace: Marketplace, {id}: Order): Promise<Order> {
  const {orders, symblepay, turns, now} = marketplace;
  return turns.take(id, async () => {
    const order = orders.find(id);
    if (order?.tradeId === undefined) throw new Error(`Order ${id} has no trade yet.`);
    const askedAt = now();
    const trade = await symblepay<Trade>(`GET ${pathOf(order, order.buyer)}`);
    const deadlines = [trade.payer, trade.payee].map(({status}) => status.deadline);
    const readAt = nextReading(deadlines, askedAt);
    const read = keep(marketplace, {...order, trade, askedAt, readAt});
    marketplace.onRead(read);
    return read;
  });
}

/** Reads the open orders that are due, or all of them if a webhook was unclear. */
export function readDue(marketplace: Marketplace): Promise<void> {
  const {orders, marks, turns, now} = marketplace;
  // One round at a time: the next must not read again what a slow one is about to read.
  return turns.take('round', async () => {
    const unclearAt = marks.find('unclear') ?? 0;
    const isDue = ({askedAt = 0, readAt}: Order) => readAt <= now() || askedAt <= unclearAt;
    for (const order of orders.all().filter((each) => isDue(each) && !isOver(each))) {
      try {
        await catchUp(marketplace, order);
      } catch (error) {
        // This one stays due. The next one may succeed.
        console.error(`Order ${order.id} could not be read.`, error);
      }
    }
  });
}

/** Reads the trade of an order. If the response that started it was lost, looks that up first. */
export async function catchUp(marketplace: Marketplace, order: Order): Promise<void> {
  if (isUnfinished(order)) await resume(marketplace, order);
  await readBack(marketplace, order);
}

function resume(marketplace: Marketplace, {id, buyer}: Order): Promise<unknown> {
  return marketplace.turns.take(`buyer ${buyer}`, async () => {
    // Meanwhile the buyer may have come back and completed it.
    const order = marketplace.orders.find(id);
    if (order && isUnfinished(order) && !isOver(order)) await lookUp(marketplace, order);
  });
}

/** The page where a user sees the trade and can do everything it offers. */
export function openStatusPage(
  marketplace: Marketplace,
  order: Order,
  user: string,
): Promise<Redirect> {
  const body = {returnUrl: addressOf(marketplace, order)};
  return marketplace.symblepay(`POST ${pathOf(order, user)}/status`, body);
}

/** Users come back here. That proves nothing, so the trade is read then. */
export function addressOf({origin}: Marketplace, {id}: Order): string {
  return `${origin}/orders/${id}`;
}

/** The trade of an order, as one of its users sees it. */
export function pathOf({tradeId = ''}: Order, user: string): string {
  return route`/users/${user}/trades/${tradeId}`;
}

/** Nothing more can happen: the money has left escrow, or none was ever paid. */
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
