import type {Payment as PaymentAnswer} from '@symblepay/openapi/types';
import {toKroner} from './money';
import type {Payment} from './payment';

export function viewPayment({id, amount, state}: Payment): PaymentAnswer {
  return {externalId: id, amount: toKroner(amount), isPaid: state === 'Paid', state};
}
