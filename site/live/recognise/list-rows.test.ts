import {expect, test} from 'vitest';
import type {Field} from './compare-fields';
import {listRows} from './list-rows';

function field(path: string, status: Field['status'] = 'unknown'): Field {
  return {path, status, note: '', anchor: 'schema.Trade', shape: {}, value: 1};
}

test('what needs a look comes first, and entries of a list that are alike share a line', () => {
  const fields = [
    ...[field('id', 'known'), field('timeline[0].colour'), field('timeline[1].colour')],
    field('price', 'missing'),
  ];
  const {rows, left} = listRows(fields);
  expect(rows.map(({path, count}) => [path, count])).toEqual([
    ['price', 1],
    ['timeline[].colour', 2],
    ['id', 1],
  ]);
  expect(left).toBe(0);
});

test('of more than 300 lines it says how many are left out', () => {
  const {rows, left} = listRows(Array.from({length: 302}, (_, index) => field(`field${index}`)));
  expect([rows.length, left]).toEqual([300, 2]);
});
