import {expect, test} from 'vitest';
import {amountForPeople, momentForPeople} from './for-people';

test('an amount has two decimals and a mark for thousands', () => {
  expect([0, 1901.25, 45].map(amountForPeople)).toEqual(['0.00 kr.', '1,901.25 kr.', '45.00 kr.']);
});

test('a moment is a day and a time of day, in UTC', () => {
  expect(momentForPeople('2026-03-08T09:00:00.000Z')).toBe('8 March 09:00');
});
