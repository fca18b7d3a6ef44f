import {expect, test} from 'vitest';
import {cutIds, listIds, replaceIds} from './ids';

const id = '8a91d2c4-0b7e-4c61-9a54-1d2e3f405162';

test('an id is cut short, and a name is not', () => {
  expect(cutIds(`/users/user-10077/trades/${id}/status`)).toBe(
    '/users/user-10077/trades/8a91d2c4…/status',
  );
});

test('only whole ids are listed, but an id that is cut short is replaced too', () => {
  expect(listIds(`${id} 8a91d2c4…`)).toEqual([id]);
  expect(replaceIds(`${id} 8a91d2c4… 8a91d2c4`, (found) => `<${found.length}>`)).toBe(
    '<36> <9> 8a91d2c4',
  );
});
