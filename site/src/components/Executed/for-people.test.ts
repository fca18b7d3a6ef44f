import {expect, test} from 'vitest';
import {amountForPeople} from './for-people';

test('an amount has two decimals and a mark for thousands', () => {
  expect([0, 1901.25, 45].map(amountForPeople)).toEqual(['0.00 kr.', '1,901.25 kr.', '45.00 kr.']);
});
