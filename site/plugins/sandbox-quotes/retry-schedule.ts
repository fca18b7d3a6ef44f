import {delayBefore, maxAttempts} from '@symblepay/sandbox/facts';
import {formatDuration} from '../../format-duration';

/** Before each attempt, in milliseconds. */
const waits = Array.from({length: maxAttempts}, (_, index) => delayBefore(index + 1) ?? 0);

/** From the first attempt to the last, or to an earlier one, in milliseconds. */
export function measureSchedule(attempts = maxAttempts): number {
  return waits.slice(0, attempts).reduce((sum, wait) => sum + wait);
}

/**
 * The attempts to deliver a notification, those with the same wait in one row: the attempts, the
 * wait before each, and how long after the first attempt the last of them is made.
 */
export function describeSchedule(): readonly (readonly string[])[] {
  return waits.flatMap((wait, index) => {
    const last = index + 1;
    if (waits[last] === wait) return [];
    const first = waits.slice(0, last).findLastIndex((other) => other !== wait) + 2;
    const attempts = first === last ? `Attempt ${first}` : `Attempts ${first} to ${last}`;
    const before = wait === 0 ? 'none' : formatDuration(wait);
    return [[attempts, before, formatDuration(measureSchedule(last))]];
  });
}
