import type {TradeEvent} from '@symblepay/openapi/control/types';
import type {Payment} from './payment';

export type Label = NonNullable<TradeEvent['label']>;

/** A bought label. Its id and code come from the payment's id, so that a replay makes the same. */
export function makeLabel(payment: Payment): Label {
  if (payment.provider === undefined) throw new Error(`Payment ${payment.id} is not for a label.`);
  const digits = payment.id.replace(/[^0-9a-f]/g, '').padEnd(16, '0');
  return {
    id: `label-${digits.slice(0, 12)}`,
    code: BigInt(`0x${digits.slice(0, 16)}`)
      .toString()
      .padStart(12, '0')
      .slice(-12),
    provider: payment.provider,
    paidBy: payment.paidBy,
    price: payment.amount,
  };
}
