import {formatKroner, toOere} from '@symblepay/sandbox/facts';

/** An amount of a response as people write it: 1,901.25 kr. */
export function amountForPeople(amount: number): string {
  return formatKroner(toOere(amount));
}
