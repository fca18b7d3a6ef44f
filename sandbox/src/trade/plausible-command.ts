import type {Command} from './command';
import type {Oere} from './money';
import type {Trade} from './trade';
import type {Actor, Trigger} from './transition';

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
): Command {
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
    case 'buyReturnShipment':
      return {on, by, newPaymentId, ...choosePurchase(trade, on === 'buyReturnShipment')};
    case 'rejectItemCondition':
      return {on, by, reason: 'The item is not as described.'};
    case 'reimbursePayer':
      return {on, by, amount: REIMBURSEMENTS[reimbursement](trade.balances.escrowedPrice)};
    default:
      return {on, by};
  }
}

/** How much of the held price goes back. */
export const REIMBURSEMENTS = {
  part: (held: Oere): Oere => Math.max(1, Math.floor(held / 10)),
  all: (held: Oere): Oere => held,
};

/** A label that the trade offers, from a provider that sells labels. */
export function choosePurchase({terms}: Trade, isReturn: boolean) {
  const option = terms.shipping?.options.find(({method}) => method !== 'Bring');
  return {
    price: (isReturn ? option?.returnPrice : option?.deliveryPrice) ?? 0,
    provider: option?.method === 'PostNord' ? ('PostNord' as const) : ('Dao' as const),
    weight: terms.shipping?.expectedMaxWeight ?? 0,
  };
}
