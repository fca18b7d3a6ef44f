import {expect, test} from 'vitest';
import {buildModel} from '../model/build-model';
import {createAnchorCheck} from './anchor-check';

const model = buildModel({
  openapi: '3.1.0',
  info: {title: 't', version: '1'},
  paths: {
    '/trades': {
      post: {
        operationId: 'initiateTrade',
        parameters: [
          {in: 'query', name: 'paidBy', schema: {enum: ['Payer', 'Payee']}},
          {in: 'query', name: 'page', schema: {type: 'integer'}},
        ],
      },
    },
  },
});

test('a link to nothing is refused with what was probably meant', () => {
  const check = createAnchorCheck(model);
  expect(check('initiate-trade.query.paidBy')).toBeUndefined();
  expect(check('initiate-trade.qery.paidby')).toMatch(
    /no "#initiate-trade.qery.paidby". Did you mean "#initiate-trade.query.paidBy"/,
  );
});
