import {expect, test} from 'vitest';
import {findNextBankingDay} from './banking-days';

test.each([
  ['an ordinary day', '2026-03-02T09:00:00Z', '2026-03-03'],
  ['a Friday', '2026-03-06T23:59:59Z', '2026-03-09'],
  ['the day before Maundy Thursday', '2026-04-01T12:00:00Z', '2026-04-07'],
  ['the day before Ascension Day', '2025-05-28T12:00:00Z', '2025-06-02'],
  ['the Friday before Whit Monday', '2027-05-14T12:00:00Z', '2027-05-18'],
  ['the day before Constitution Day', '2026-06-04T12:00:00Z', '2026-06-08'],
  ['the day before Christmas Eve', '2026-12-23T12:00:00Z', '2026-12-28'],
  ['the day before New Year’s Eve', '2026-12-30T12:00:00Z', '2027-01-04'],
  ['a very early Easter', '2008-03-19T12:00:00Z', '2008-03-25'],
  ['a very late Easter', '2038-04-21T12:00:00Z', '2038-04-27'],
])('The banking day after %s', (_, now, expected) => {
  const next = new Date(findNextBankingDay(Date.parse(now))).toISOString();
  expect(next).toBe(`${expected}T07:00:00.000Z`);
});
