const second = 1_000;
const minute = 60 * second;

/** After this attempt a notification is never sent again. */
export const maxAttempts = 32;

/** The receiver responds with 2xx within this time, or the attempt has failed. */
export const attemptLimit = 10 * second;

/** A clock that is being moved waits this long for receivers that have not responded. */
export const patience = second;

/**
 * How long to wait before an attempt: 30 seconds before the second, then 1, 2, 4 … 64 minutes
 * before the third to ninth, then 120 minutes each time; nothing once all attempts are used.
 */
export function delayBefore(attempt: number): number | undefined {
  if (attempt < 2 || attempt > maxAttempts) return undefined;
  if (attempt === 2) return 30 * second;
  return attempt <= 9 ? 2 ** (attempt - 3) * minute : 120 * minute;
}
