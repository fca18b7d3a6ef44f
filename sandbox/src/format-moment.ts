const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A moment as people write it: 8 March 09:00. Browsers take long to set up a date format. */
export function formatMoment(dateTime: string): string {
  return `${formatDay(dateTime)} ${new Date(dateTime).toISOString().slice(11, 16)}`;
}

export function formatDay(dateTime: string): string {
  const day = new Date(dateTime);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''}`;
}
