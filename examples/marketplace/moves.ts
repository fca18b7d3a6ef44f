import type {Marketplace, Order} from './marketplace.ts';
import type {Fields} from './lib/json-server.ts';
import {CallRefused} from './lib/retry.ts';
import {addressOf, pathOf, readBack, shippingOptions} from './orders.ts';
import type {Redirect, Status} from './symblepay.ts';
import {route} from './symblepay.ts';

type Move = {
  /** The last part of the call's path. */
  readonly call: string;
  readonly body?: (order: Order, fields: Fields) => object;
  /** The response is a payment, and the user needs a page to make it on. */
  readonly isPaid?: true;
};

/** What a user can do with an order. */
export const moves: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['accept', {call: 'accept-invitation'}],
  ['accept-and-pay', {call: 'accept-invitation-and-pay', isPaid: true}],
  ['reject', {call: 'reject-invitation'}],
  ['pay', {call: 'payment-to-escrow', isPaid: true}],
  ['send', {call: 'buy-shipment', body: chooseLabel('deliveryPrice'), isPaid: true}],
  ['send-back', {call: 'buy-return-shipment', body: chooseLabel('returnPrice'), isPaid: true}],
  ['approve', {call: 'item-condition-accepted'}],
  ['complain', {call: 'item-condition-rejected', body: (_, {reason}) => ({reason})}],
  ['leave', {call: 'abandon'}],
]);

/** The moves behind each action of a trade. */
const movesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['RespondToInvitation', ['accept', 'reject']],
  ['RespondToInvitationAndPay', ['accept-and-pay', 'reject']],
  ['PaymentToEscrow', ['pay']],
  ['BuyShipment', ['send']],
  ['BuyReturnShipment', ['send-back']],
  ['GiveItemConditionFeedback', ['approve', 'complain']],
  ['GiveItemConditionFeedbackManualDelivery', ['approve', 'complain']],
  ['Cancel', ['leave']],
]);

/** An order as one of its users sees it. */
export function describe(order: Order, user: string) {
  const {id, item, buyer, checkout} = order;
  const status = statusFor(order, user);
  return {
    id,
    item: item.title,
    checkout: user === buyer ? checkout : undefined,
    status: status?.title,
    deadline: status?.deadline,
    moves: listMoves(order, user),
  };
}

/** An action for which this code has no move leads to the status page. */
function listMoves(order: Order, user: string): readonly string[] {
  const actions = statusFor(order, user)?.actions ?? [];
  return [...new Set(actions.flatMap(({type}) => movesOf.get(type) ?? ['status-page']))];
}

function statusFor({buyer, trade}: Order, user: string): Status | undefined {
  return (user === buyer ? trade?.payer : trade?.payee)?.status;
}

export type Request = {
  readonly order: Order;
  readonly user: string;
  readonly move: string;
  readonly fields: Fields;
};

/** Makes a move for a user, and returns the page to send the user to, if there is one. */
export async function makeMove(
  marketplace: Marketplace,
  {call, body, isPaid}: Move,
  {order, user, move, fields}: Request,
): Promise<Partial<Redirect>> {
  const {symblepay} = marketplace;
  try {
    const payment = await symblepay<{readonly externalId: string}>(
      `POST ${pathOf(order, user)}/${call}`,
      body?.(order, fields),
    );
    return isPaid ? await linkTo(marketplace, order, user, payment.externalId) : {};
  } catch (error) {
    // Perhaps an earlier request took effect and its response was lost. The trade shows it.
    if (!(error instanceof CallRefused && error.isRepeated)) throw error;
    const isOffered = listMoves(await readBack(marketplace, order), user).includes(move);
    if (isOffered) throw error;
    return {};
  }
}

function linkTo(marketplace: Marketplace, order: Order, user: string, payment: string) {
  const back = addressOf(marketplace, order);
  const link = route`POST /users/${user}/payments/${payment}/link`;
  return marketplace.symblepay<Redirect>(link, {successUrl: back, cancelUrl: back});
}

function chooseLabel(price: 'deliveryPrice' | 'returnPrice') {
  return ({item}: Order, {provider}: Fields) => {
    const option = shippingOptions.find(({method}) => method === provider);
    return {
      price: option?.[price],
      shipmentProviderId: provider,
      expectedMaxWeightInGrams: item.weight,
    };
  };
}
