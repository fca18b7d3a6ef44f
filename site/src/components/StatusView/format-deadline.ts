const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A deadline for people: "8 March, 09:00 UTC". */
export function formatDeadline(deadline: string): string {
  const parts = dates.formatToParts(new Date(deadline));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')}, ${part('hour')}:${part('minute')} UTC`;
}
