import type {Party} from './parties';
import type {Payment} from './payment';
import {Refusal} from '../refusal';
import type {Trade} from './trade';

/** Another checkout with the same uniqueness key was paid, which closed this one. */
export function lostItsKey({finishedOn}: Trade): boolean {
  return finishedOn === 'uniqueness-key.paid';
}

/** Why a party cannot make a payment, and what the marketplace can do about it. */
export function refusePayment(
  trade: Trade,
  {state, paidBy}: Payment,
  by: Party,
): Refusal | undefined {
  if (paidBy !== by) return new Refusal('wrong-role', "The payment is the other party's to make.");
  if (state === 'Pending') return undefined;
  if (state === 'Paid') return new Refusal('already-paid', 'The payment has already been made.');
  if (lostItsKey(trade)) {
    return new Refusal(
      'uniqueness-key-used',
      'Another checkout with the same checkoutUniquenessKey is paid, so this trade is cancelled. Treat the item as sold; use a new key only for a new sale.',
    );
  }
  return new Refusal(
    'invalid-state',
    trade.finishedOn
      ? 'The trade is finished, so there is nothing left to pay. Initiate a new trade to try again.'
      : 'The payment has failed. Repeat the call that opened it to open a new one.',
  );
}

/** The same for the payer, on a page. */
export function explainSettled(trade: Trade, {state}: Payment): string {
  if (state === 'Paid') return 'This payment has already been made.';
  if (lostItsKey(trade)) return soldElsewhere;
  return trade.finishedOn
    ? 'The trade is over, so there is nothing left to pay. This payment was not made.'
    : 'This payment has failed. Go back to the marketplace and start a new one.';
}

export const soldElsewhere =
  'The item was paid for in another checkout, so this one is cancelled. No money was taken.';
