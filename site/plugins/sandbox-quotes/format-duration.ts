const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** In days if they are whole, otherwise in hours. */
export function formatMinutes(minutes: number): string {
  const days = minutes / (24 * 60);
  return Number.isInteger(days) ? `${days} days` : `${minutes / 60} hours`;
}

export function formatDuration(milliseconds: number): string {
  const parts = [
    [Math.floor(milliseconds / HOUR), 'h'],
    [Math.floor((milliseconds % HOUR) / MINUTE), 'min'],
    [(milliseconds % MINUTE) / SECOND, 's'],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return shown.length === 0 ? '0 s' : shown.join(' ');
}
