import {expect, test} from 'vitest';
import {rate, toComparable} from './rank';
import {readQuery} from './read-query';
import type {SearchEntry} from './search-index';

const guide: SearchEntry = {kind: 'Guide', id: '', name: 'Refund', text: ''};

function rateFor(query: string, entry: Partial<SearchEntry>, pages = 1): number {
  const [asks = []] = readQuery(query);
  const found = {id: 1, score: 1, queryTerms: [query], match: {[query]: ['name']}};
  return rate(found, toComparable({...guide, ...entry}, pages), {query, asks});
}

test('a name that begins with the words comes before one that has them later', () => {
  expect(rateFor('refund', {alias: 'POST /refund'})).toBe(rateFor('refund', {}));
  expect(rateFor('refund', {name: 'A refund'})).toBeLessThan(rateFor('refund', {}));
});

test('a heading that four pages have says less than one that three have', () => {
  expect(rateFor('refund', {}, 4)).toBeLessThan(rateFor('refund', {}, 3));
});
