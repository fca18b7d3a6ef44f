import {expect, test} from 'vitest';
import {listCodePaths} from './code-paths';

test('a call is known by its operation id', () => {
  expect(listCodePaths({kind: 'Call', id: 'initiate-trade'})).toEqual(['initiate-trade']);
});

test('a field is known by every path that leads to it', () => {
  expect(listCodePaths({kind: 'Field', id: 'initiate-trade.body.shipping.paidBy'})).toEqual([
    'initiate-trade.shipping.paidBy',
    'shipping.paidBy',
  ]);
  expect(listCodePaths({kind: 'Field', id: 'schema.Trade.images'})).toEqual(['Trade.images']);
});

test('a heading has no name in code', () => {
  expect(listCodePaths({kind: 'Guide', id: 'a.b'})).toEqual([]);
});
