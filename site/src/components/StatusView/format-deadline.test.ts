import {expect, test} from 'vitest';
import {formatDeadline} from './format-deadline';

test('a deadline is told in the day and the time of UTC', () => {
  expect(formatDeadline('2026-03-08T09:00:00.000Z')).toBe('8 March, 09:00 UTC');
  expect(formatDeadline('2026-12-31T23:05:59.000Z')).toBe('31 December, 23:05 UTC');
});
