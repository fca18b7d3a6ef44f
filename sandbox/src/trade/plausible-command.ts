import type {CommandForTrade} from './command';
import type {Oere} from './money';
import {Refusal} from '../refusal';
import type {LabelPurpose} from './shipping';
import {listLabels, shippingOf} from './shipping';
import type {Trade} from './trade';
import type {Actor} from './parties';
import type {Trigger} from './triggers';

/**
 * A whole command for a trigger, as a well-behaved caller would send it for this trade: to say what
 * may happen next, and to test.
 */
export function makePlausibleCommand(
  trade: Trade,
  on: Exclude<Trigger, 'initiateTrade'>,
  by: Actor,
  newPaymentId: string,
  reimbursement: 'part' | 'all' = 'part',
): CommandForTrade {
  const paymentId = trade.payments.find(({state}) => state === 'Pending')?.id ?? 'none';
  switch (on) {
    case 'acceptInvitationAndPay':
    case 'payToEscrow':
      return {on, by, newPaymentId};
    case 'checkout.succeeded':
      return {on, by, newPaymentId, uniquenessKeyIsPaid: false};
    case 'escrow-payment.succeeded':
      return {on, by, paymentId, uniquenessKeyIsPaid: false};
    case 'shipment-payment.succeeded':
    case 'return-shipment-payment.succeeded':
    case 'payment.failed':
      return {on, by, paymentId};
    case 'buyShipment':
      return {on, by, newPaymentId, ...choosePurchase(trade, 'shipment')};
    case 'buyReturnShipment':
      return {on, by, newPaymentId, ...choosePurchase(trade, 'return')};
    case 'rejectItemCondition':
      return {on, by, reason: 'The item is not as described.'};
    case 'reimbursePayer':
      return {
        on,
        by,
        named: 'payer',
        amount: reimbursements[reimbursement](trade.balances.escrowedPrice),
      };
    default:
      return {on, by};
  }
}

export const reimbursements = {
  part: (held: Oere): Oere => Math.max(1, Math.floor(held / 10)),
  all: (held: Oere): Oere => held,
};

/** The first label that the trade offers, for the heaviest parcel. */
export function choosePurchase({terms}: Trade, purpose: LabelPurpose) {
  const [label] = listLabels(terms, purpose);
  if (!label) throw new Refusal('invalid-state', 'The trade offers no label.');
  return {...label, weight: shippingOf(terms).expectedMaxWeight};
}
