import type {Marketplace, Order} from './marketplace.ts';
import {addressOf, pathOf, shippingOptions} from './orders.ts';
import type {Redirect} from './symblepay.ts';
import {route} from './symblepay.ts';

export type Fields = Readonly<Record<string, unknown>>;

type Move = {
  /** The last part of the call's path. */
  readonly call: string;
  readonly body?: (order: Order, fields: Fields) => object;
  /** The call responds with a payment, for which the user needs a page. */
  readonly isPaid?: true;
};

/** What a user can do about an order. */
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

/** An order as one of its users sees it. An action that is new to this code leads to the status page. */
export function describe({id, item, buyer, trade, checkout}: Order, user: string) {
  const status = (user === buyer ? trade?.payer : trade?.payee)?.status;
  const offered = status?.actions.flatMap(({type}) => movesOf.get(type) ?? ['status-page']);
  return {
    id,
    item: item.title,
    checkout: user === buyer ? checkout : undefined,
    status: status?.title,
    deadline: status?.deadline,
    moves: [...new Set(offered)],
  };
}

/** Makes a move for a user, and returns the page to send the user to, if there is one. */
export async function makeMove(
  marketplace: Marketplace,
  {call, body, isPaid}: Move,
  {order, user, fields}: {readonly order: Order; readonly user: string; readonly fields: Fields},
): Promise<Partial<Redirect>> {
  const {symblepay} = marketplace;
  const {externalId} = await symblepay<{readonly externalId: string}>(
    `POST ${pathOf(order, user)}/${call}`,
    body?.(order, fields),
  );
  if (!isPaid) return {};
  const back = addressOf(marketplace, order);
  const link = route`POST /users/${user}/payments/${externalId}/link`;
  return symblepay(link, {successUrl: back, cancelUrl: back});
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
