import {isRecord} from '../is-record';

/** A page of trades has fewer. */
export const mostEntries = 200;

/**
 * The same value with shorter lists. The time that a validator takes grows with the square of the
 * faults it finds: tens of thousands of faulty entries would stop the page for minutes.
 */
export function cutLists(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).slice(0, mostEntries).map(cutLists);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cutLists(inner)]));
}

/** Whether some list, however deep, is longer than what is checked. */
export function hasLongList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isLong = Array.isArray(value) && value.length > mostEntries;
  return isLong || (Object.values(value) as unknown[]).some(hasLongList);
}
