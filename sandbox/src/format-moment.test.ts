import {expect, test} from 'vitest';
import {formatMoment} from './format-moment';

test('a moment is a day and a time of day, in UTC', () => {
  expect(formatMoment('2026-03-08T09:00:00.000Z')).toBe('8 March 09:00');
  expect(formatMoment('2026-12-31T23:59:59.999+01:00')).toBe('31 December 22:59');
});
