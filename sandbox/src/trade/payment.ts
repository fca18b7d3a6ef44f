import type {
  Payment as PaymentResponse,
  PaymentState,
  ShipmentProvider,
} from '@symblepay/openapi/types';
import type {Oere} from './money';
import {toKroner} from './money';
import type {Party} from './parties';

export type PaymentPurpose = 'escrow' | 'shipment' | 'return';

export type Payment = {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly paidBy: Party;
  readonly amount: Oere;
  readonly state: PaymentState;
  /** Of the label, when the payment buys one. */
  readonly provider?: ShipmentProvider;
};

export type PaymentChange =
  {readonly opened: Payment} | {readonly paid: string} | {readonly failed: string};

/** At most one payment per purpose is Pending; a Failed one makes room for the next. */
export function findPayment(
  payments: readonly Payment[],
  purpose: PaymentPurpose,
  state: PaymentState,
): Payment | undefined {
  return payments.find((payment) => payment.purpose === purpose && payment.state === state);
}

/** Only where a guard has seen that the payment exists. */
export function requirePayment(payments: readonly Payment[], id: string): Payment {
  const payment = payments.find((one) => one.id === id);
  if (!payment) throw new Error(`The trade has no payment ${id}.`);
  return payment;
}

export function applyPaymentChanges(
  payments: readonly Payment[],
  changes: readonly PaymentChange[],
): readonly Payment[] {
  return changes.reduce(applyPaymentChange, payments);
}

function applyPaymentChange(
  payments: readonly Payment[],
  change: PaymentChange,
): readonly Payment[] {
  if ('opened' in change) return [...payments, change.opened];
  const [id, state] =
    'paid' in change ? ([change.paid, 'Paid'] as const) : ([change.failed, 'Failed'] as const);
  return payments.map((payment) => (payment.id === id ? {...payment, state} : payment));
}

export function viewPayment({id, amount, state}: Payment): PaymentResponse {
  return {externalId: id, amount: toKroner(amount), isPaid: state === 'Paid', state};
}
