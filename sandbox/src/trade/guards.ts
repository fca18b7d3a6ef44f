import type {TradeTerms} from '@symblepay/openapi/control/types';
import type {OfKey, OfPayment, Purchase} from './command';
import {feeOf} from './fees';
import type {Oere} from './money';
import {nameAmount} from './money';
import type {Party} from './parties';
import type {Instant} from './phases';
import {Refusal} from '../refusal';
import type {LabelPurpose} from './shipping';
import {listLabels, shippingOf} from './shipping';
import type {Trade} from './trade';

export type NewTrade = Pick<Trade, 'terms'>;

type OfLabel = Pick<Purchase, 'price' | 'provider'>;
type OfAmount = {readonly amount: Oere};

/**
 * The named conditions of rows. Each says nothing when it holds, else why the trade stays as it is.
 * It names what it needs of the command, and a row whose command lacks it does not compile.
 */
export const guards = {
  partiesDiffer: ({terms}: NewTrade) =>
    terms.payer === terms.payee
      ? new Refusal('validation-error', 'The payer and the payee are the same user.', [
          {key: 'payeeMarketplaceUserId', value: 'Must differ from payerMarketplaceUserId.'},
        ])
      : undefined,

  payeeIsConnected: (_trade: NewTrade, {payeeIsConnected}: {readonly payeeIsConnected: boolean}) =>
    payeeIsConnected
      ? undefined
      : new Refusal(
          'payee-not-connected',
          'The payee has not connected with Symblepay yet. Connect the user, then initiate the trade.',
          [{key: 'payeeMarketplaceUserId', value: 'Must be a user who has connected.'}],
        ),

  uniquenessKeyIsUnpaid: (_trade: NewTrade, {uniquenessKeyIsPaid}: OfKey) =>
    uniquenessKeyIsPaid
      ? new Refusal(
          'uniqueness-key-used',
          'A checkout with this checkoutUniquenessKey is paid. Use a new key only for a new sale.',
          [{key: 'checkoutUniquenessKey', value: 'Use a key without a paid checkout.'}],
        )
      : undefined,

  payeeSideFitsPrice: ({terms}: NewTrade) => {
    const prioritized = terms.prioritizedPayees.reduce((sum, {amount}) => sum + amount, 0);
    const payeeSide = feeOf(terms, 'payee').amount + prioritized;
    return payeeSide > terms.price
      ? new Refusal(
          'fees-exceed-amount',
          `The payee's fee and the prioritized payees take ${nameAmount(payeeSide)}, more than the amount of ${nameAmount(terms.price)}. Lower the fee or what they get.`,
          [
            {
              key: 'amount',
              value: `Must cover the ${nameAmount(payeeSide)} that is taken from it.`,
            },
          ],
        )
      : undefined;
  },

  payerIsInvitee: ({terms}: NewTrade) =>
    terms.createdBy === 'payer'
      ? new Refusal(
          'wrong-role',
          'The payer created the trade, so the payee responds to the invitation.',
        )
      : undefined,

  payerIsCreator: ({terms}: NewTrade) => (terms.createdBy === 'payer' ? undefined : notAccepted()),

  payerHasAccepted: ({terms, dates}: Trade) =>
    terms.createdBy === 'payer' || dates['contract.invitationAccepted'] !== undefined
      ? undefined
      : notAccepted(),

  paymentIsPending: ({payments}: Trade, {paymentId}: OfPayment) =>
    payments.some(({id, state}) => id === paymentId && state === 'Pending')
      ? undefined
      : new Refusal('invalid-state', 'The payment is not pending.'),

  shipmentPriceIsOffered: ({terms}: Trade, label: OfLabel) => checkOffer(terms, 'shipment', label),

  returnPriceIsOffered: ({terms}: Trade, label: OfLabel) => checkOffer(terms, 'return', label),

  weightIsWithinLimit: ({terms}: Trade, {weight}: Pick<Purchase, 'weight'>) => {
    const {expectedMaxWeight} = shippingOf(terms);
    return weight <= expectedMaxWeight
      ? undefined
      : new Refusal('validation-error', 'The parcel is heavier than the trade expects.', [
          {key: 'expectedMaxWeightInGrams', value: `Must be at most ${expectedMaxWeight}.`},
        ]);
  },

  payerIsNamed: (_trade: Trade, {named}: {readonly named: Party}) =>
    named === 'payer'
      ? undefined
      : new Refusal('wrong-role', 'The user in the path is the payee.', [
          {key: 'payerMarketplaceUserId', value: 'Must be the payer of the trade.'},
        ]),

  amountIsPartOfHeldPrice: ({balances: {escrowedPrice: held}}: Trade, {amount}: OfAmount) =>
    amount < held
      ? undefined
      : new Refusal(
          'insufficient-escrow',
          `Escrow holds ${nameAmount(held)} of the price. At this stage you can refund only part of it.`,
          [{key: 'amount', value: `Must be less than ${nameAmount(held)}.`}],
        ),

  amountIsAllOfHeldPrice: ({balances: {escrowedPrice: held}}: Trade, {amount}: OfAmount) =>
    amount === held
      ? undefined
      : new Refusal(
          'insufficient-escrow',
          `The escrow holds ${nameAmount(held)} of the price. Reimburse at most that.`,
          [{key: 'amount', value: `Must be at most ${nameAmount(held)}.`}],
        ),

  wasCancelledByThisCall: ({finishedOn}: Trade) =>
    finishedOn === 'cancelTrade'
      ? undefined
      : new Refusal('invalid-state', 'The trade had already ended in another way.'),

  timeIsUp: ({due}: Trade, _command: unknown, now: Instant) =>
    (due?.at ?? Infinity) <= now
      ? undefined
      : new Refusal('invalid-state', 'It is not time for this yet.'),
} satisfies Record<string, (trade: never, command: never, now: Instant) => Refusal | undefined>;

function notAccepted(): Refusal {
  return new Refusal('invalid-state', 'The payer has not accepted the invitation yet.');
}

/** Blames the provider when it sells no label for this trade at all, else the price. */
function checkOffer(
  terms: TradeTerms,
  purpose: LabelPurpose,
  {price, provider}: OfLabel,
): Refusal | undefined {
  const labels = listLabels(terms, purpose);
  const ofProvider = labels.filter((label) => label.provider === provider);
  if (ofProvider.some((label) => label.price === price)) return undefined;
  const offered = labels.map((label) => `${label.provider} for ${nameAmount(label.price)}`);
  const key = ofProvider.length > 0 ? 'price' : 'shipmentProviderId';
  return new Refusal('validation-error', 'The trade does not offer this label.', [
    {key, value: `The trade offers ${offered.join(', ')}.`},
  ]);
}
