import {expect, test} from 'vitest';
import {safeAddress} from './safe-address';

test.each([
  'https://example.com/a',
  'HTTP://example.com',
  'mailto:a@example.com',
  '#top',
  '/guides',
])('%s may be followed', (address) => expect(safeAddress(address)).toBe(address));

test.each([
  ...['javascript:alert(1)', 'data:text/html,x', '//example.com', '/\\example.com', 'guides'],
  ...['java\nscript:alert(1)', '/\u0000/example.com', '/\u200b/example.com'],
])('%j may not', (address) => expect(safeAddress(address)).toBeUndefined());

test('what a browser drops from an address is dropped', () => {
  expect(safeAddress(' \u0000ht\ntps://example.com/\ufeffa ')).toBe('https://example.com/a');
});

test('no address stays none', () => expect(safeAddress(undefined)).toBeUndefined());
