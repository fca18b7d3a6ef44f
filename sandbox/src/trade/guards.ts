import {findPayment} from '../payment/payment';
import type {Command} from './command';
import {computeFee} from './fees';
import {formatKroner} from './money';
import {Refusal} from './refusal';
import type {Trade, TradeTerms} from './trade';

/** A named condition of a row: says nothing when it holds, else why the trade stays as it is. */
type Guard = (terms: TradeTerms, trade: Trade | undefined, command: Command) => Refusal | undefined;

export const GUARDS = {
  payeeIsConnected: (_terms, _trade, command) =>
    command.on === 'initiateTrade' && !command.payeeIsConnected
      ? new Refusal('payee-not-connected', 'The payee has not connected with Symblepay yet.')
      : undefined,

  uniquenessKeyIsUnpaid: (_terms, _trade, command) =>
    'uniquenessKeyIsPaid' in command && command.uniquenessKeyIsPaid
      ? new Refusal('uniqueness-key-used', 'A checkout with this checkoutUniquenessKey is paid.')
      : undefined,

  payeeSideFitsPrice: (terms) => {
    const prioritized = terms.prioritizedPayees.reduce((sum, {amount}) => sum + amount, 0);
    const payeeSide = computeFee(terms.price, terms.payeeFee).amount + prioritized;
    return payeeSide > terms.price
      ? new Refusal(
          'fees-exceed-amount',
          `The payee's fee and the prioritized payees take ${formatKroner(payeeSide)}, more than the amount of ${formatKroner(terms.price)}.`,
        )
      : undefined;
  },

  payerIsInvitee: (terms) =>
    terms.createdBy === 'payer'
      ? new Refusal(
          'wrong-role',
          'The payer created the trade, so the payee answers the invitation.',
        )
      : undefined,

  payerIsCreator: (terms) =>
    terms.createdBy === 'payer'
      ? undefined
      : new Refusal('invalid-state', 'The payer has not accepted the invitation yet.'),

  payerHasAccepted: (terms, trade) =>
    terms.createdBy === 'payer' || trade?.dates['contract.invitationAccepted'] !== undefined
      ? undefined
      : new Refusal('invalid-state', 'The payer has not accepted the invitation yet.'),

  paymentIsPending: (_terms, trade, command) => {
    const payment =
      'paymentId' in command ? trade?.payments.find(({id}) => id === command.paymentId) : undefined;
    return payment?.state === 'Pending'
      ? undefined
      : new Refusal('invalid-state', 'The payment is not pending.');
  },

  shipmentPriceIsOffered: (terms, _trade, command) =>
    command.on === 'buyShipment' &&
    terms.shipping?.options.some(
      ({method, deliveryPrice}) => method === command.provider && deliveryPrice === command.price,
    )
      ? undefined
      : notOffered('delivery'),

  returnPriceIsOffered: (terms, _trade, command) =>
    command.on === 'buyReturnShipment' &&
    terms.shipping?.options.some(
      ({method, returnPrice}) => method === command.provider && returnPrice === command.price,
    )
      ? undefined
      : notOffered('return'),

  weightIsWithinLimit: (terms, _trade, command) =>
    'weight' in command && command.weight <= (terms.shipping?.expectedMaxWeight ?? 0)
      ? undefined
      : new Refusal('validation-error', 'The parcel is heavier than the trade expects.', [
          {
            key: 'expectedMaxWeightInGrams',
            value: `Must be at most ${terms.shipping?.expectedMaxWeight ?? 0}.`,
          },
        ]),

  amountIsPartOfHeldPrice: (_terms, trade, command) =>
    reimbursement(command) < held(trade)
      ? undefined
      : new Refusal(
          'insufficient-escrow',
          `The escrow holds ${formatKroner(held(trade))} of the price; as the trade stands, less than all of it can be reimbursed.`,
        ),

  amountIsAllOfHeldPrice: (_terms, trade, command) =>
    reimbursement(command) === held(trade)
      ? undefined
      : new Refusal(
          'insufficient-escrow',
          `The escrow holds ${formatKroner(held(trade))} of the price.`,
        ),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof GUARDS;

/** A paid purchase repeated has a code of its own: it tells the caller that nothing is missing. */
export function isAlreadyPaid(trade: Trade, command: Command): boolean {
  switch (command.on) {
    case 'payToEscrow':
    case 'acceptInvitationAndPay':
    case 'escrow-payment.succeeded':
    case 'checkout.succeeded':
      return findPayment(trade.payments, 'escrow', 'Paid') !== undefined;
    case 'buyShipment':
      return findPayment(trade.payments, 'shipment', 'Paid') !== undefined;
    case 'buyReturnShipment':
      return findPayment(trade.payments, 'return', 'Paid') !== undefined;
    default:
      return false;
  }
}

function notOffered(direction: 'delivery' | 'return'): Refusal {
  const detail = `The trade offers no ${direction} with this provider at this price.`;
  return new Refusal('validation-error', detail, [{key: 'price', value: detail}]);
}

function reimbursement(command: Command): number {
  return command.on === 'reimbursePayer' ? command.amount : Number.NaN;
}

function held(trade: Trade | undefined): number {
  return trade?.balances.escrowedPrice ?? 0;
}
