import {expect, test} from 'vitest';
import {fingerprint, readApiKey} from '../lib/api-key.ts';

test('the key comes from the environment, without the line break of a secret file', () => {
  expect(readApiKey({SYMBLEPAY_API_KEY: 'key-1\n'})).toBe('key-1');
});

test.each([
  [{}, 'SYMBLEPAY_API_KEY is not set.'],
  [{SYMBLEPAY_API_KEY: '  '}, 'SYMBLEPAY_API_KEY is not set.'],
  [{SYMBLEPAY_API_KEY: 'one two'}, 'contains a space or a line break.'],
])('%j stops the server with a message without the key', (environment, message) => {
  expect(() => readApiKey(environment)).toThrow(message);
  expect(() => readApiKey(environment)).not.toThrow(/one two/);
});

test('a fingerprint tells keys apart and does not hold them', () => {
  expect(fingerprint('key-1')).toMatch(/^[0-9a-f]{8}$/);
  expect(fingerprint('key-1')).not.toBe(fingerprint('key-2'));
});
