import {expect, test} from 'vitest';
import {quote} from './quote';

test('a text of 60 characters is quoted whole, of a longer one the beginning', () => {
  expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
  expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…"`);
});
