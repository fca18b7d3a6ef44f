import {formatKroner, toOere} from '@symblepay/sandbox/facts';

/** An amount of a response as people write it: 1,901.25 kr. */
export function amountForPeople(amount: number): string {
  return formatKroner(toOere(amount));
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(' ');
  return [names.at(0), names.at(-1)].map((each) => each?.at(0)).join('');
}
