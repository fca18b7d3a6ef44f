import {findPayment} from '../payment/payment';
import type {Command} from './command';
import {computeFee} from './fees';
import {formatKroner, toKroner} from './money';
import {Refusal} from './refusal';
import type {Trade, TradeTerms} from './trade';

/** A named condition of a row: says nothing when it holds, else why the trade stays as it is. */
type Guard = (terms: TradeTerms, trade: Trade | undefined, command: Command) => Refusal | undefined;

export const GUARDS = {
  payeeIsConnected: (_terms, _trade, command) =>
    command.on === 'initiateTrade' && !command.payeeIsConnected
      ? new Refusal(
          'payee-not-connected',
          'The payee has not connected with Symblepay yet. Connect the user, then initiate the trade.',
          [{key: 'payeeMarketplaceUserId', value: 'Must be a user who has connected.'}],
        )
      : undefined,

  uniquenessKeyIsUnpaid: (_terms, _trade, command) =>
    'uniquenessKeyIsPaid' in command && command.uniquenessKeyIsPaid
      ? new Refusal(
          'uniqueness-key-used',
          'A checkout with this checkoutUniquenessKey is paid. Use a new key only for a new sale.',
          [{key: 'checkoutUniquenessKey', value: 'Must be a key that is not paid for.'}],
        )
      : undefined,

  payeeSideFitsPrice: (terms) => {
    const prioritized = terms.prioritizedPayees.reduce((sum, {amount}) => sum + amount, 0);
    const payeeSide = computeFee(terms.price, terms.payeeFee).amount + prioritized;
    return payeeSide > terms.price
      ? new Refusal(
          'fees-exceed-amount',
          `The payee's fee and the prioritized payees take ${formatKroner(payeeSide)}, more than the amount of ${formatKroner(terms.price)}. Lower the fee or what they get.`,
          [
            {
              key: 'amount',
              value: `Must cover the ${formatKroner(payeeSide)} that are taken from it.`,
            },
          ],
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
      : notOffered(terms, command, 'deliveryPrice'),

  returnPriceIsOffered: (terms, _trade, command) =>
    command.on === 'buyReturnShipment' &&
    terms.shipping?.options.some(
      ({method, returnPrice}) => method === command.provider && returnPrice === command.price,
    )
      ? undefined
      : notOffered(terms, command, 'returnPrice'),

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
          [{key: 'amount', value: `Must be less than ${toKroner(held(trade))}.`}],
        ),

  amountIsAllOfHeldPrice: (_terms, trade, command) =>
    reimbursement(command) === held(trade)
      ? undefined
      : new Refusal(
          'insufficient-escrow',
          `The escrow holds ${formatKroner(held(trade))} of the price. Ask for no more than that.`,
          [{key: 'amount', value: `Must be at most ${toKroner(held(trade))}.`}],
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

/** Blames the provider when it sells no label for this trade at all, else the price. */
function notOffered(
  {shipping}: TradeTerms,
  command: Command,
  price: 'deliveryPrice' | 'returnPrice',
): Refusal {
  const labels = (shipping?.options ?? []).filter(({method}) => method !== 'Bring');
  const offered = labels.map((label) => `${label.method} for ${formatKroner(label[price])}`);
  const sells = labels.some(({method}) => 'provider' in command && method === command.provider);
  return new Refusal('validation-error', 'The trade does not offer this label.', [
    {key: sells ? 'price' : 'shipmentProviderId', value: `Offered are ${offered.join(', ')}.`},
  ]);
}

function reimbursement(command: Command): number {
  return command.on === 'reimbursePayer' ? command.amount : Number.NaN;
}

function held(trade: Trade | undefined): number {
  return trade?.balances.escrowedPrice ?? 0;
}
