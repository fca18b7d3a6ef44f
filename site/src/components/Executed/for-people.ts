const amounts = new Intl.NumberFormat('en', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const days = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});
const times = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short', timeZone: 'UTC'});

/** An amount as people write it: 1,901.25 kr. */
export function amountForPeople(amount: number): string {
  return `${amounts.format(amount)} kr.`;
}

/** A moment as people write it: 8 March 09:00. */
export function momentForPeople(dateTime: string): string {
  const moment = new Date(dateTime);
  return `${days.format(moment)} ${times.format(moment)}`;
}
