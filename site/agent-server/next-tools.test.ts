import {cast} from '@symblepay/sandbox/facts';
import {afterAll, expect, test} from 'vitest';
import {listNext} from './next-tools';
import {Worlds} from './worlds';

const worlds = new Worlds();
const world = await worlds.open({});
afterAll(() => worlds.close());

test.each([
  ['connectUser', ['initiateBankAccount', 'getUser']],
  ['initiateBankAccount', ['getUser', 'initiateTrade']],
  ['getUser', ['initiateTrade', 'initiateBankAccount', 'listTrades']],
  ['listTrades', []],
])('after %s of a seller comes %j', (operationId, tools) => {
  const {marketplaceUserId} = cast.payee;
  const next = listNext(world, {operationId, marketplaceUserId});
  expect(next.map(({tool}) => tool)).toEqual(tools);
  const users = next.map(({arguments: given}) => given.marketplaceUserId ?? marketplaceUserId);
  expect(new Set(users)).toEqual(new Set(tools.length === 0 ? [] : [marketplaceUserId]));
});
