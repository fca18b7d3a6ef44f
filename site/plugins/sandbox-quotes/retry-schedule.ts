import {delayBefore, maxAttempts} from '@symblepay/sandbox/facts';
import {formatDuration} from '../../format-duration';

/** Before each attempt, in milliseconds. */
const waits = Array.from({length: maxAttempts}, (_, index) => delayBefore(index + 1) ?? 0);

/** From the first attempt to the last, in milliseconds. */
export function measureSchedule(): number {
  return waits.reduce((sum, wait) => sum + wait);
}

/**
 * The attempts to deliver a notification, those with the same wait in one row: the attempts, the
 * wait before each, and how long after the first attempt the last of them is made.
 */
export function describeSchedule(): readonly (readonly string[])[] {
  const rows: {first: number; last: number; wait: number; after: number}[] = [];
  let after = 0;
  for (const [index, wait] of waits.entries()) {
    const attempt = index + 1;
    after += wait;
    const row = rows.at(-1);
    if (row?.wait === wait) {
      rows.splice(-1, 1, {...row, last: attempt, after});
    } else {
      rows.push({first: attempt, last: attempt, wait, after});
    }
  }
  return rows.map(({first, last, wait, after: total}) => [
    first === last ? String(first) : `${first} to ${last}`,
    wait === 0 ? 'none' : formatDuration(wait),
    formatDuration(total),
  ]);
}
