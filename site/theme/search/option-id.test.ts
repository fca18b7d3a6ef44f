import {expect, test} from 'vitest';
import {optionId} from './option-id';

test('the id of an option has no space and tells options apart', () => {
  expect(optionId('/docs/trades#a')).toBe('search-option:/docs/trades#a');
  expect(optionId('go live')).toBe('search-option:go~32~live');
});

test('half a character in a stored search breaks nothing', () => {
  expect(optionId('\uD83D bad')).toBe('search-option:~55357~~32~bad');
});
