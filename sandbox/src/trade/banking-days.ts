import type {Instant} from './phases';

const dayLength = 24 * 60 * 60 * 1000;

/** When a banking day begins, by UTC; a guess. */
const openingTime = 7 * 60 * 60 * 1000;

/** Danish banks are closed on these days of the year, as month and day. */
const closedDates: ReadonlySet<string> = new Set([
  '01-01',
  '06-05',
  '12-24',
  '12-25',
  '12-26',
  '12-31',
]);

/** And on these, counted from Easter Sunday: Maundy Thursday to Whit Monday. */
const closedAroundEaster: ReadonlySet<number> = new Set([-3, -2, 1, 39, 40, 50]);

/** When the next banking day opens, today excluded. */
export function findNextBankingDay(now: Instant): Instant {
  let day = Math.floor(now / dayLength) * dayLength;
  do day += dayLength;
  while (!isBankingDay(day));
  return day + openingTime;
}

function isBankingDay(day: Instant): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (closedDates.has(date.toISOString().slice(5, 10))) return false;
  return !closedAroundEaster.has(Math.round((day - findEaster(date.getUTCFullYear())) / dayLength));
}

/** Easter Sunday of the Gregorian calendar, by the well-known rule of Meeus, Jones and Butcher. */
function findEaster(year: number): Instant {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
