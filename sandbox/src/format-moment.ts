const days = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});
const times = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short', timeZone: 'UTC'});

/** A moment as people write it: 8 March 09:00. */
export function formatMoment(dateTime: string): string {
  const moment = new Date(dateTime);
  return `${days.format(moment)} ${times.format(moment)}`;
}
