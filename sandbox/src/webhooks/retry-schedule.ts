const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** After this attempt a notification is never sent again. */
export const MAX_ATTEMPTS = 32;

/** The receiver responds with 2xx within this time, or the attempt has failed. */
export const ATTEMPT_LIMIT = 10 * SECOND;

/** A clock that is moved stands still this long for receivers that have not responded yet. */
export const PATIENCE = SECOND;

/**
 * How long to wait before an attempt: 30 seconds before the second, then 1, 2, 4 … 64 minutes
 * before the third to ninth, then 120 minutes each time; nothing once all attempts are used.
 */
export function delayBefore(attempt: number): number | undefined {
  if (attempt < 2 || attempt > MAX_ATTEMPTS) return undefined;
  if (attempt === 2) return 30 * SECOND;
  return attempt <= 9 ? 2 ** (attempt - 3) * MINUTE : 120 * MINUTE;
}
