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
  body: {payerMarketplaceUserId: 'user-1', payeeMarketplaceUserId: 'user-2'},
  status: 200,
  response: {},
};

test.each([
  {
    call: 'a call on a trade',
    parameters: {marketplaceUserId: 'user-1', tradeId: 't'},
    party: 'Payer',
  },
  {
    call: 'a reimbursement',
    parameters: {payerMarketplaceUserId: 'user-1', tradeId: 't'},
    party: 'Payer',
  },
  {call: 'a call on a user', parameters: {marketplaceUserId: 'user-2'}, party: 'Payee'},
  {call: 'a connection', body: {marketplaceUserId: 'user-2'}, party: 'Payee'},
  {call: 'a call on somebody else', parameters: {marketplaceUserId: 'user-3'}, party: undefined},
  {call: 'a call on a business', parameters: {businessId: 'user-2'}, party: undefined},
  {call: 'the initiation', body: initiate.body, party: undefined},
])('$call is made for $party', ({parameters = {}, body, party}) => {
  expect(findParty({parameters, body}, [initiate])).toBe(party);
});

test('no trade, no party', () => {
  expect(
    findParty({parameters: {marketplaceUserId: 'user-2'}, body: undefined}, []),
  ).toBeUndefined();
});
