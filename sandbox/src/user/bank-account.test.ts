import fc from 'fast-check';
import {isValidIBAN} from 'ibantools';
import {expect, test, vi} from 'vitest';
import {isDanishAccountNumber, isDanishIban, toIban} from './bank-account';

/** Machines that build run many things at once. */
vi.setConfig({testTimeout: 30_000, hookTimeout: 30_000});

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`), {size: 'max'});

test('Random Danish numbers are valid exactly when an independent library says so', () => {
  fc.assert(
    fc.property(digits(16), (text) => {
      expect(isDanishIban(`DK${text}`)).toBe(isValidIBAN(`DK${text}`));
    }),
    {numRuns: 3_000},
  );
});

test('Every IBAN made from a BBAN is valid, and no change of one digit is', () => {
  fc.assert(
    fc.property(digits(14), fc.nat({max: 15}), fc.integer({min: 1, max: 9}), (bban, place, by) => {
      const iban = toIban(bban);
      expect(isValidIBAN(iban)).toBe(true);
      expect(isDanishIban(iban)).toBe(true);
      const index = 2 + place;
      const changed = (Number(iban[index]) + by) % 10;
      expect(isDanishIban(`${iban.slice(0, index)}${changed}${iban.slice(index + 1)}`)).toBe(false);
    }),
    {numRuns: 1_000},
  );
});

test('A BBAN has 14 digits and other countries are refused', () => {
  expect(isDanishAccountNumber('00400440116243')).toBe(true);
  expect(isDanishAccountNumber('DK5000400440116243')).toBe(true);
  expect(isDanishAccountNumber('0040044011624')).toBe(false);
  expect(isDanishAccountNumber('DE89370400440532013000')).toBe(false);
  expect(() => toIban('1')).toThrow(RangeError);
});
