import {expect, test} from 'vitest';
import type {Hit} from './create-search';
import {groupHits} from './group-hits';
import type {Kind} from './search-index';

const hit = (kind: Kind, url: string): Hit => {
  return {kind, url, path: '', context: '', mark: () => ({name: [], excerpt: []})};
};

test('the three best hits come first, whatever they are, and the others by kind', () => {
  const hits = [
    ...[hit('Guide', '1'), hit('Field', '2'), hit('Guide', '3')],
    ...[hit('Field', '4'), hit('Guide', '5'), hit('Field', '6')],
  ];
  const groups = groupHits(hits).map(({name, options}) => [name, options.map(({url}) => url)]);
  expect(groups).toEqual([
    ['Best results', ['1', '2', '3']],
    ['Fields', ['4', '6']],
    ['Guides', ['5']],
  ]);
});

test('without hits there is no group', () => {
  expect(groupHits([])).toEqual([]);
});
