import {expect, test} from 'vitest';
import {formats} from './formats.js';

test.each([
  ['2026-03-02T09:30:00Z', true],
  ['2026-03-02T09:30:00.123Z', true],
  ['2024-02-29T00:00:00+01:00', true],
  ['2026-02-29T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-03-02T24:00:00Z', false],
  ['2026-03-02', false],
  ['2026-03-02 09:30:00Z', false],
  ['2026-03-02T09:30:00', false],
  ['', false],
])('%s as a date and time: %s', (text, isValid) => {
  expect(formats['date-time']?.(text)).toBe(isValid);
});

test.each([
  ['DK5000400440116243', true],
  ['DK2930009999999999', true],
  ['DK5000400440116244', false],
  ['DK0500400440116243', false],
  ['DK9700400440116270', true],
  ['DK0000400440116270', false],
  ['DK9800400440116252', true],
  ['DK0100400440116252', false],
  ['DK0200400440116331', true],
  ['DK9900400440116331', false],
  ['00400440116243', true],
])('%s as a Danish bank account: %s', (text, isValid) => {
  expect(formats['danish-bank-account']?.(text)).toBe(isValid);
});

test.each([
  ['2026-03-09T09:00+01:00', true],
  ['2026-12-31T23:30:00-05:00', true],
  ['2027-02-29T00:00:00Z', false],
  ['2027-03-07T09:00:00', false],
  ['7 March 2027', false],
])('%s as a time with its zone: %s', (text, isValid) => {
  expect(formats['zoned-time']?.(text)).toBe(isValid);
});

test.each([
  ['http://127.0.0.1:3000/hook', true],
  ['https://shop.example', true],
  ['ftp://shop.example', false],
  ['https://me:secret@shop.example', false],
  ['https://[', false],
])('%s as an http address: %s', (text, isValid) => {
  expect(formats['http-address']?.(text)).toBe(isValid);
});

test('every wrong pair of check digits is refused', () => {
  const pairs = Array.from({length: 100}, (_, pair) => String(pair).padStart(2, '0'));
  const valid = pairs.filter((pair) => formats['danish-bank-account']?.(`DK${pair}00400440116243`));
  expect(valid).toEqual(['50']);
});
