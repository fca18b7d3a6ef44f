import type {Query, SearchResult} from 'minisearch';
import {beforeEach, expect, test} from 'vitest';
import {createLookUp} from './look-up';

const holders: Readonly<Record<string, readonly number[]>> = {pay: [1, 2], escrow: [2, 3]};

let asked: Query[] = [];
let lookUp: ReturnType<typeof createLookUp>;

beforeEach(() => {
  asked = [];
  lookUp = createLookUp((query) => {
    asked.push(query);
    const term = typeof query === 'string' ? query : '';
    return (holders[term] ?? []).map((id): SearchResult => ({
      id,
      score: 1,
      terms: [term],
      queryTerms: [term],
      match: {[term]: ['text']},
    }));
  });
});

const find = (words: readonly string[], all = true) =>
  lookUp(
    words.map((word) => [word]),
    all,
  );
const ids = (words: readonly string[], all: boolean) => find(words, all).map(({id}) => id);

test('all words or any of them', () => {
  expect(ids(['pay', 'escrow'], true)).toEqual([2]);
  expect(ids(['pay', 'escrow'], false)).toEqual([2, 1, 3]);
  expect(find(['pay', 'escrow'])[0]).toEqual({
    id: 2,
    score: 2,
    queryTerms: ['pay', 'escrow'],
    match: {pay: ['text'], escrow: ['text']},
  });
});

test('no words find nothing', () => {
  expect(ids([], true)).toEqual([]);
  expect(ids([], false)).toEqual([]);
});

test('each key asks the library for the word that it changes, and no other', () => {
  for (const last of ['e', 'es', 'esc']) find(['pay', last]);
  expect(asked).toEqual(['pay', 'e', 'es', 'esc']);
});

test('what a word has found is not changed by words beside it', () => {
  find(['pay', 'escrow']);
  expect(find(['pay'])[0]).toEqual({
    id: 1,
    score: 1,
    queryTerms: ['pay'],
    match: {pay: ['text']},
  });
  expect(find(['pay'])[1]?.match).toEqual({pay: ['text']});
});

test('after a word that nothing says, no other is asked for', () => {
  expect(ids(['zebra', 'pay'], true)).toEqual([]);
  expect(asked).toEqual(['zebra']);
});

test('only a word that is not found as it stands is looked for with typos', () => {
  const sought = [
    ['pay', 'pay with a typo'],
    ['escrov', 'escrow'],
  ];
  expect(lookUp(sought, true).map(({id}) => id)).toEqual([2]);
  expect(asked).toEqual(['pay', 'escrov', 'escrow']);
});

test('a word of long ago is forgotten', () => {
  find(['pay']);
  for (let each = 0; each < 64; each++) find([`word${each}`]);
  find(['pay']);
  expect(asked).toHaveLength(66);
});
