import {expect, test} from 'vitest';
import {translate, translateBegun} from './danish';

test.each([
  ['betaling', 'payment'],
  ['Betalinger', 'payment'],
  ['betal', 'payment'],
  ['annuller handel', 'cancel trade'],
  ['annullere handlen', 'cancel trade'],
  ['leveringen', 'delivery'],
  ['bankkontoen', 'bank account'],
  ['KØBER', 'buyer'],
  ['fejlkoder 400', 'error code 400'],
])('%j asks for %j', (danish, english) => {
  expect(translate(danish)).toBe(english);
});

test.each([
  'payoutAccountId',
  'delivery_shipment_lost',
  'users/connect',
  'handle a return',
  'levers',
  'prisoner',
  'MitID',
  'constructor',
  '',
])('%j stays as it is', (query) => {
  expect(translate(query)).toBe(query);
});

test('the last word may be begun, as soon as it says enough', () => {
  expect(translateBegun('annuller han')).toBe('cancel han');
  expect(translateBegun('annuller hand')).toBe('cancel trade');
  expect(translateBegun('tilbagebet')).toBe('refund');
  expect(translateBegun('hand in the parcel')).toBe('hand in the parcel');
  expect(translateBegun('')).toBe('');
});
