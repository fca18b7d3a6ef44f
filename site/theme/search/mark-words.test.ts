import {expect, test} from 'vitest';
import {cutExcerpt, markWords} from './mark-words';

test('found words are marked whole, in any case and inside names', () => {
  expect(markWords('Trade: POST /v1/trades/{tradeId}', new Set(['trade', 'post']))).toEqual([
    {text: 'Trade', isMatch: true},
    {text: ': ', isMatch: false},
    {text: 'POST', isMatch: true},
    {text: ' /v1/trades/{', isMatch: false},
    {text: 'tradeId', isMatch: true},
    {text: '}', isMatch: false},
  ]);
});

test('a short text is its own excerpt', () => {
  expect(cutExcerpt('A trade begins.', new Set(['begins']))).toBe('A trade begins.');
});

test('a long text is cut between words around the first one that is found', () => {
  const excerpt = cutExcerpt(
    `${'before '.repeat(30)}needle ${'after '.repeat(40)}`,
    new Set(['needle']),
  );
  expect(excerpt).toMatch(/^… (before )+needle (after )+…$/);
  expect(excerpt.length).toBeLessThanOrEqual(164);
});

test('a text without a found word is cut at its end', () => {
  expect(cutExcerpt('word '.repeat(50), new Set())).toMatch(/^(word )+…$/);
});
