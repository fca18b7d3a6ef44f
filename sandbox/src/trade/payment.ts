import type {OpenedPayment, PaymentChange} from '@symblepay/openapi/control/types';
import type {Payment as PaymentResponse, PaymentState} from '@symblepay/openapi/types';
import {toKroner} from './money';

export type Payment = OpenedPayment;
export type PaymentPurpose = Payment['purpose'];

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

export function applyPaymentChange(
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
