const minute = 60 * 1_000;
const hour = 60 * minute;

/**
 * When to read a trade again if no webhook comes: just after its next deadline, every hour in the
 * 12 hours before it, and otherwise every 3 hours. A parcel can be delivered long before the
 * deadline to hand it in, or when no deadline is set, and then a user has only 12 hours to decide.
 */
export function nextReading(deadlines: readonly (string | undefined)[], now: number): number {
  const times = deadlines.map((deadline) => Date.parse(deadline ?? ''));
  const left = Math.min(...times.filter((time) => !Number.isNaN(time))) - now;
  const longest = left > 12 * hour ? 3 * hour : hour;
  // A deadline that has just passed is about to take effect.
  return now + Math.min(Math.max(left, minute), longest);
}
