import {expect, test} from 'vitest';
import {findPhrases, findSynonyms, guessSynonyms} from './synonyms';

const others = (...stems: string[]) => findSynonyms(stems, 0).others;

test('a word has the others of its line', () => {
  expect(others('buyer')).toEqual(['payer', 'purchaser']);
});

test('the longest phrase counts, in any form of its words', () => {
  expect(findSynonyms(['api', 'key'], 0).length).toBe(2);
  expect(others('money', 'back')).toContain('reimburs');
});

test('a word of several lines has the synonyms of all of them', () => {
  expect(others('sandbox')).toEqual(expect.arrayContaining(['mock', 'test']));
});

test('a word of no line stands for itself', () => {
  expect(findSynonyms(['zebra'], 0)).toEqual({length: 1, others: []});
});

test('a phrase is said only word after word, in any form, also within a name', () => {
  expect(findPhrases(['Get', 'your', 'money', 'back'])).toEqual(['money back']);
  expect(findPhrases(['bank', 'accounts'])).toEqual(['bank account']);
  expect(findPhrases(['allowedTimeForItem'])).toEqual(['allow tim']);
  expect(findPhrases(['money', 'comes', 'back'])).toEqual([]);
});

test('a word that is begun may become one of the table, as soon as it says enough', () => {
  expect(guessSynonyms('nemk', true)).toEqual(['payout account', 'nemkonto']);
  expect(guessSynonyms('nemk', false)).toEqual([]);
  expect(guessSynonyms('nem', true)).toEqual([]);
  expect(guessSynonyms('zebra', true)).toEqual([]);
});

test('a word that is mistyped means the one of the table that it nearly is, if it is long enough', () => {
  expect(guessSynonyms('commision', false)).toEqual(['fee', 'commiss']);
  expect(guessSynonyms('commmission', false)).toEqual(['fee', 'commiss']);
  expect(guessSynonyms('fe', false)).toEqual([]);
});
