import {expect, test} from 'vitest';
import {nextReading} from '../lib/next-reading.ts';

test.each([
  ['no deadline', [undefined, undefined], '2026-03-01T12:00:00Z'],
  ['a deadline that is not a date', ['soon', undefined], '2026-03-01T12:00:00Z'],
  ['a week left', ['2026-03-08T09:00:00Z', undefined], '2026-03-01T12:00:00Z'],
  ['just over 12 hours left', ['2026-03-01T21:00:01Z', undefined], '2026-03-01T12:00:00Z'],
  ['12 hours left', ['2026-03-01T21:00:00Z', undefined], '2026-03-01T10:00:00Z'],
  [
    "the other user's deadline first",
    ['2026-03-08T09:00:00Z', '2026-03-01T09:40:00Z'],
    '2026-03-01T09:40:00Z',
  ],
  ['20 minutes left', [undefined, '2026-03-01T09:20:00Z'], '2026-03-01T09:20:00Z'],
  ['a second left', [undefined, '2026-03-01T09:00:01Z'], '2026-03-01T09:01:00Z'],
  ['none left', ['2026-03-01T08:00:00Z', undefined], '2026-03-01T09:01:00Z'],
])('with %s, a trade is read again in time', (_, deadlines, expected) => {
  const next = nextReading(deadlines, Date.parse('2026-03-01T09:00:00Z'));
  expect(new Date(next)).toEqual(new Date(expected));
});
