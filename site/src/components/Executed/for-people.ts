import {formatKroner, toOere} from '@symblepay/sandbox/facts';

/** An amount of a response as people write it: 1,901.25 kr. */
export function amountForPeople(amount: number): string {
  return formatKroner(toOere(amount));
}

/** A path with each long id cut short: the samples below it have it whole. */
export function pathForPeople(path: string): string {
  return path.replaceAll(/\b([\da-f]{8})-[\da-f]{4}-[\da-f-]{22}\b/g, '$1…');
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(' ');
  return [names.at(0), names.at(-1)].map((each) => each?.at(0)).join('');
}
