const minute = 60 * 1_000;
const hour = 60 * minute;
const decisionWindow = 12 * hour;

/**
 * When to read a trade again if no webhook comes: when its next deadline has passed, and every hour
 * while somebody has 12 hours or less to decide. Without a deadline, after a day.
 */
export function nextReading(deadlines: readonly (string | undefined)[], now: number): number {
  const times = deadlines.map((deadline) => Date.parse(deadline ?? ''));
  const left = Math.min(...times.filter((time) => !Number.isNaN(time))) - now;
  if (left === Infinity) return now + 24 * hour;
  if (left > decisionWindow) return now + left;
  // One that has passed is about to take effect.
  return now + Math.min(Math.max(left, minute), hour);
}
