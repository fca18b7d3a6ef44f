import {expect, test} from 'vitest';
import {cutLists, hasLongList, mostEntries} from './cut-lists';

const long = Array.from({length: mostEntries + 1}, (_, index) => index);

test('of each list the first entries stay, however deep it is', () => {
  const cut = long.slice(0, mostEntries);
  expect(cutLists({a: [{b: long}], c: long, d: 'e'})).toEqual({a: [{b: cut}], c: cut, d: 'e'});
});

test('a list of as many entries as are checked is not long', () => {
  expect(hasLongList({a: [{b: long}]})).toBe(true);
  expect(hasLongList({a: [{b: long.slice(1)}]})).toBe(false);
});
