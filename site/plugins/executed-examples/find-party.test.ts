import {expect, test} from 'vitest';
import {findParty} from './find-party';
import type {RecordedCall} from '../../recording/recording';

const initiate: RecordedCall = {
  kind: 'call',
  name: 'initiate',
  operationId: 'initiateTrade',
  method: 'post',
  path: '/trades/initiate',
  parameters: {},
  headers: {},
  body: {payerMarketplaceUserId: 'user 1', payeeMarketplaceUserId: 'user-2'},
  status: 200,
  response: {},
};

test.each([
  {path: '/users/user%201/trades/t', body: undefined, party: 'Payer'},
  {path: '/users/user-2', body: undefined, party: 'Payee'},
  {path: '/users/connect', body: {marketplaceUserId: 'user-2'}, party: 'Payee'},
  {path: '/users/user-3', body: undefined, party: undefined},
  {path: '/users/business/user-2/1', body: undefined, party: undefined},
  {path: '/trades/initiate', body: initiate.body, party: undefined},
])('$path is called for $party', ({path, body, party}) => {
  expect(findParty({path, body}, [initiate])).toBe(party);
});

test('no trade, no party', () => {
  expect(findParty({path: '/users/user-2', body: undefined}, [])).toBeUndefined();
});
