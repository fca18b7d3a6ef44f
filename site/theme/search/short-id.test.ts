import {expect, test} from 'vitest';
import type {ShortId} from './short-id';
import {restoreId, shortenId} from './short-id';

test.each<[string, string, string | undefined, ShortId]>([
  ['where-the-money-is', 'Where the money is', undefined, 0],
  ['who-waits', 'Whose turn it is', undefined, 'who-waits'],
  ['', '', undefined, ''],
  ['get.body.shop.id', 'id', 'get', ['.body.shop.']],
  ['trade_changed', 'trade.changed', 'trade', 'trade_changed'],
  ['aba', 'ba', 'ab', 'aba'],
])('%j of %j in %j is kept short and comes back', (id, name, section, short) => {
  expect(shortenId(id, {name, section})).toEqual(short);
  expect(restoreId(short, {name, section})).toBe(id);
});
