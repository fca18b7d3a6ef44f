import type {TradeState} from '@symblepay/openapi/control/types';
import {summaries} from '@symblepay/openapi/texts';
import type {transitions} from '@symblepay/sandbox/facts';
import {eventNames, stateNames} from '../words';
import type {Role} from './role-names';

export type Row = (typeof transitions)[number];
export type Trigger = Row['on'];

export const actors: Readonly<
  Record<Row['by'], {readonly name: string; readonly roles: readonly Role[]}>
> = {
  payer: {name: 'Payer', roles: ['payer']},
  payee: {name: 'Payee', roles: ['payee']},
  invitee: {name: 'Invited user', roles: ['payer', 'payee']},
  anyParty: {name: 'Either user', roles: ['payer', 'payee']},
  payingParty: {name: 'User who pays', roles: ['payer', 'payee']},
  marketplace: {name: 'You', roles: ['marketplace']},
  carrier: {name: 'Carrier', roles: ['carrier']},
  system: {name: 'Symblepay', roles: ['system']},
  clock: {name: 'Time', roles: ['clock']},
};

/** What happens, in a few words; a call has its name in the reference. */
export const triggerNames: Readonly<Record<Trigger, string>> = {
  ...summaries,
  ...eventNames,
  'escrow-payment.succeeded': 'Payment succeeds',
  'shipment-payment.succeeded': 'Label is paid',
  'return-shipment-payment.succeeded': 'Return label is paid',
  'uniqueness-key.paid': 'Another checkout with the same uniqueness key is paid',
  'deadline.passed': 'Deadline passes',
  'payout.due': 'Next banking day comes',
};

export const moneyTexts: Readonly<Record<NonNullable<Row['money']>, string>> = {
  openEscrowPayment: 'A payment of the price and the fee is opened.',
  openShipmentPayment: 'A payment for the label is opened.',
  openReturnPayment: 'A payment for the return label is opened.',
  failPayment: 'The payment fails, and nothing moves.',
  payIntoEscrow: 'The price and the fee go into escrow.',
  payCheckout: 'The price and the fee go into escrow.',
  payCarrier: 'The label is paid, outside escrow.',
  refundEverything: 'The price and the fee go back to the payer.',
  refundPrice: "The price goes back to the payer; the payer's fee is kept.",
  refundEverythingAndInsure:
    'The price and the fee go back to the payer; the insurance pays the payee.',
  payOut:
    "The price is paid out: the payee's fee first, then prioritized payees, then the payee. The payer's fee is kept.",
  reimburse: 'The amount you name goes back to the payer.',
  releasePutOffMoney: 'What escrow still holds is released.',
};

/** How a state is named where nothing stands before it. */
export function nameState(state: TradeState): string {
  const name = stateNames[state];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
