import {validateBody} from '@symblepay/openapi/validators/editBusinessUser';
import fc from 'fast-check';
import {isValidIBAN} from 'ibantools';
import {expect, test} from 'vitest';
import {toIban} from './bank-account';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`), {size: 'max'});

function isTaken(payoutsAccountNumber: string): boolean {
  const errors = validateBody({phoneNumber: '+45 12345678', payoutsAccountNumber});
  expect(errors.filter(({key}) => key !== 'payoutsAccountNumber')).toEqual([]);
  return errors.length === 0;
}

test('Random Danish numbers are taken exactly when an independent library says so', () => {
  fc.assert(
    fc.property(digits(16), (text) => {
      expect(isTaken(`DK${text}`)).toBe(isValidIBAN(`DK${text}`));
    }),
    {numRuns: 3_000},
  );
});

test('Every IBAN made from a BBAN is taken, and no change of one digit is', () => {
  fc.assert(
    fc.property(digits(14), fc.nat({max: 15}), fc.integer({min: 1, max: 9}), (bban, offset, by) => {
      const iban = toIban(bban);
      expect(isValidIBAN(iban)).toBe(true);
      expect(isTaken(iban)).toBe(true);
      const index = 2 + offset;
      const changed = (Number(iban[index]) + by) % 10;
      expect(isTaken(`${iban.slice(0, index)}${changed}${iban.slice(index + 1)}`)).toBe(false);
    }),
    {numRuns: 1_000},
  );
});

test('A BBAN has 14 digits and other countries are refused', () => {
  expect(isTaken('00400440116243')).toBe(true);
  expect(isTaken('DK5000400440116243')).toBe(true);
  expect(isTaken('0040044011624')).toBe(false);
  expect(isTaken('DE89370400440532013000')).toBe(false);
  expect(() => toIban('1')).toThrow(RangeError);
});
