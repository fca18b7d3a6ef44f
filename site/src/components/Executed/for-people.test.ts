import {expect, test} from 'vitest';
import {amountForPeople, momentForPeople} from './for-people';

test.each([
  [0, '0.00 kr.'],
  [1901.25, '1,901.25 kr.'],
  [1289.8, '1,289.80 kr.'],
])('%d is written %s', (amount, written) => {
  expect(amountForPeople(amount)).toBe(written);
});

test('a moment is written without its year', () => {
  expect(momentForPeople('2026-03-08T09:00:00.000Z')).toBe('8 March 09:00');
});
