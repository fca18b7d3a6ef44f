import {limits} from '@symblepay/openapi/limits';
import {validateBody} from '@symblepay/openapi/validators/createBusinessUser';
import {expect, test} from 'vitest';
import {checkAccount, isAccountNumber} from './check-account';

test.each([
  ['DK5000400440116243', []],
  ['00400440116243', []],
  ['DK5000400440116244', ['Check digits']],
  ['DK500040044011624', ['Length']],
  ['DK50004004401162431', ['Length']],
  ['DK50004004401162AB', ['Characters', 'Check digits']],
  ['DK50 0040 0440 1162 43', ['Characters']],
  ['dk5000400440116243', ['Characters']],
  ['FR7630006000011234567890189', ['Country']],
  ['FR7630006000011234567890188', ['Country', 'Check digits']],
  ['SE4550000000058398257466', ['Country']],
  ['ZZ7630006000011234567890189', ['Country', 'Check digits']],
  ['1234567890', ['Length']],
  ['1234-567890', ['Characters', 'Length']],
  ['004004401162430', ['Length']],
] as const)('%s breaks %j', (text, rules) => {
  expect(isAccountNumber(text)).toBe(true);
  expect(checkAccount(text).faults.map(({rule}) => rule)).toEqual(rules);
});

test.each([
  'DK5000400440116243',
  '00400440116243',
  'DK5000400440116244',
  'DK500040044011624',
  'FR7630006000011234567890189',
  'dk5000400440116243',
  'DK50 0040 0440 1162 43',
  '1234567890',
])('the contract and this page agree about %s', (payoutsAccountNumber) => {
  const isValid = !validateBody({payoutsAccountNumber}).some(
    ({key}) => key === 'payoutsAccountNumber',
  );
  expect(checkAccount(payoutsAccountNumber).faults.length === 0).toBe(isValid);
});

test('a short account number is filled up after its registration number', () => {
  expect(checkAccount('1234 567890').advice).toContain('12340000567890');
});

test('a BBAN is shown as the IBAN that it is part of', () => {
  expect(checkAccount('00400440116243').advice).toContain('DK5000400440116243');
});

test('an account in a response may be of any country', () => {
  expect(checkAccount('FR7630006000011234567890189', false).faults).toEqual([]);
});

test('the sentence about length follows the contract', () => {
  const {maxLength} = limits.BusinessUserCreation.payoutsAccountNumber;
  expect(checkAccount('DK500040044011624').faults[0]?.sentence).toContain(`has ${maxLength}`);
});

test.each(['', 'Hello', '20123402', '2026-03-02', 'label-c9cc3ccec6a6', 'user-10077', 'DK50'])(
  '%s is no account number',
  (text) => {
    expect(isAccountNumber(text)).toBe(false);
  },
);
