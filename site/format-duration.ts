const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** In days if they are whole, otherwise in hours. */
export function formatMinutes(minutes: number): string {
  const days = minutes / (24 * 60);
  return Number.isInteger(days) ? countOf(days, 'day') : countOf(minutes / 60, 'hour');
}

/** 1 hour, 2 hours. */
export function countOf(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

export function formatDuration(milliseconds: number): string {
  const parts = [
    [Math.floor(milliseconds / hour), 'h'],
    [Math.floor((milliseconds % hour) / minute), 'min'],
    [(milliseconds % minute) / second, 's'],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return shown.length === 0 ? '0 s' : shown.join(' ');
}
