import {expect, test} from 'vitest';
import {isOneLetterOff} from './one-letter-off';

test.each([
  ['wrong', 'comnission'],
  ['missing', 'commision'],
  ['missing at the end', 'commissio'],
  ['too many', 'commisssion'],
  ['too many at the end', 'commissions'],
  ['swapped with the next', 'comimssion'],
])('a word with a letter %s is one letter off', (_, word) => {
  expect(isOneLetterOff(word, 'commission')).toBe(true);
});

test.each(['comision', 'ommission', 'commissionss', 'mission', 'cammisssion'])(
  '%j is not',
  (word) => {
    expect(isOneLetterOff(word, 'commission')).toBe(false);
  },
);
