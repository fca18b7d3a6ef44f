import {expect, test} from 'vitest';
import {amountForPeople, pathForPeople} from './for-people';

test('an amount has two decimals and a mark for thousands', () => {
  expect([0, 1901.25, 45].map(amountForPeople)).toEqual(['0.00 kr.', '1,901.25 kr.', '45.00 kr.']);
});

test('an id in a path is cut short, and a name is not', () => {
  expect(
    pathForPeople('/users/user-10077/trades/8a91d2c4-0b7e-4c61-9a54-1d2e3f405162/status'),
  ).toBe('/users/user-10077/trades/8a91d2c4…/status');
});
