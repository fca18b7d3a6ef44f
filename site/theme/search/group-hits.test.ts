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

test('every kind has a group of its own, named in the plural', () => {
  const kinds = [
    ...(['Guide', 'Call', 'Webhook', 'Model', 'Field', 'Value', 'Milestone'] as const),
    ...(['Error', 'Term', 'Assumption', 'Open question'] as const),
  ];
  const hits = [hit('Guide', '1'), hit('Guide', '2'), hit('Guide', '3')];
  const groups = groupHits([...hits, ...kinds.map((kind) => hit(kind, kind))]);
  expect(groups.map(({name}) => name)).toEqual([
    'Best results',
    ...kinds.map((kind) => `${kind}s`),
  ]);
});

test('without hits there is no group', () => {
  expect(groupHits([])).toEqual([]);
});
