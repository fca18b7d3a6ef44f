import type {Payment as PaymentResponse} from '@symblepay/openapi/types';
import {toKroner} from './money';
import type {Payment} from './payment';

export function viewPayment({id, amount, state}: Payment): PaymentResponse {
  return {externalId: id, amount: toKroner(amount), isPaid: state === 'Paid', state};
}
