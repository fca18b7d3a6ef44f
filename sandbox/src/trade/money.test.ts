import fc from 'fast-check';
import {expect, test} from 'vitest';
import {computeFeeWithBigIntegers} from '../model-checks/fee-oracle';
import {computeFee, toScaledPercentage} from './fees';
import {formatKroner, scaleDecimal, toKroner, toOere} from './money';

test.each([
  [520.5, 52_050],
  [20, 2_000],
  [5, 500],
  [10_000_000, 1_000_000_000],
  [1.005, 101],
  [8.575, 858],
  [0.1 + 0.2, 30],
  [0.004999, 0],
  [1e-7, 0],
  [1.5e-2, 2],
  [-1.005, -101],
])('%d kroner are %d øre', (kroner, oere) => {
  expect(toOere(kroner)).toBe(oere);
});

test.each([1e21, 1e308, 90_071_992_547_410, Number.NaN, Infinity])(
  '%d kroner are no whole number of øre that can be counted on',
  (kroner) => {
    expect(() => toOere(kroner)).toThrow('cannot be counted in øre');
  },
);

test('Every whole number of øre survives the way to kroner and back', () => {
  fc.assert(
    fc.property(fc.integer({min: 0, max: 214_748_364_700}), (oere) => {
      expect(toOere(toKroner(oere))).toBe(oere);
    }),
  );
});

test('Amounts for people have two decimals and thousands', () => {
  expect([0, 5, 50, 123_456_789, -5].map(formatKroner)).toEqual([
    '0.00 kr.',
    '0.05 kr.',
    '0.50 kr.',
    '1,234,567.89 kr.',
    '-0.05 kr.',
  ]);
});

test('The variable fee is the half-up rounding that big integers give', () => {
  const amount = fc
    .tuple(fc.integer({min: 5, max: 9_999_999}), fc.integer({min: 0, max: 999}))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`);
  const percentage = fc
    .tuple(fc.integer({min: 0, max: 99}), fc.integer({min: 0, max: 9999}))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(4, '0')}`);
  fc.assert(
    fc.property(amount, percentage, (kroner, percent) => {
      const fee = computeFee(toOere(Number(kroner)), {
        fixed: 0,
        percentage: toScaledPercentage(Number(percent)),
      });
      expect(BigInt(fee.variable)).toBe(computeFeeWithBigIntegers(kroner, percent));
    }),
    {numRuns: 20_000},
  );
});

test('The largest price and percentage stay exact', () => {
  expect(computeFee(1_000_000_000, {fixed: 0, percentage: 1_000_000}).variable).toBe(1_000_000_000);
  expect(computeFee(999_999_999, {fixed: 7, percentage: 999_999})).toEqual({
    fixed: 7,
    percentage: 999_999,
    variable: 999_998_999,
    amount: 999_999_006,
  });
});

test('A higher percentage never lowers the fee', () => {
  const percentage = fc.integer({min: 0, max: 1_000_000});
  fc.assert(
    fc.property(fc.integer({min: 500, max: 1e9}), percentage, percentage, (price, one, other) => {
      const fee = (value: number) => computeFee(price, {fixed: 0, percentage: value}).variable;
      expect(fee(Math.min(one, other))).toBeLessThanOrEqual(fee(Math.max(one, other)));
    }),
  );
});

test('Half an øre rounds up', () => {
  expect(computeFee(1_000, {fixed: 0, percentage: 500}).variable).toBe(1);
  expect(computeFee(1_000, {fixed: 0, percentage: 499}).variable).toBe(0);
  expect(scaleDecimal(2.34565, 4)).toBe(23_457);
});
