import {expect, test} from 'vitest';
import {anchorPart, createClaimId, kebabCase} from './anchors';
import {buildModel} from './build-model';

const call = (operationId: string) => ({
  operationId,
  parameters: [{in: 'path', name: 'tradeId', schema: {type: 'string'}}],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            shipping: {type: 'object', properties: {paidBy: {enum: ['Payer', 'Payee']}}},
          },
        },
      },
    },
  },
  responses: {'200': {description: 'OK'}},
});

const document31 = (paths: object) => ({
  openapi: '3.1.0',
  info: {title: 't', version: '1'},
  paths: paths as never,
});

const model = buildModel(document31({'/trades/{tradeId}': {post: call('initiateTrade')}}));

test('operations, parameters, fields and enum values have readable ids', () => {
  expect(model.anchors).toEqual(
    expect.arrayContaining([
      'initiate-trade',
      'initiate-trade.path.tradeId',
      'initiate-trade.body.shipping.paidBy',
      'initiate-trade.body.shipping.paidBy.Payer',
      'initiate-trade.200',
    ]),
  );
});

test('another call, before or after, changes no id', () => {
  const more = buildModel(
    document31({
      '/a': {post: call('initiateOther')},
      '/trades/{tradeId}': {post: call('initiateTrade')},
      '/z': {get: call('trade')},
    }),
  );
  expect(more.anchors).toEqual(expect.arrayContaining([...model.anchors]));
});

test.each([
  ['initiateTrade', 'initiate-trade'],
  ['getHTTPStatus', 'get-http-status'],
  ['Users_List v2', 'users-list-v2'],
  ['æble', 'æble'],
  ['<script>', 'script'],
])('%s becomes %s', (text, id) => {
  expect(kebabCase(text)).toBe(id);
});

test('names in ids keep their case and lose what breaks a link', () => {
  expect(anchorPart('X-Correlation-Id')).toBe('X-Correlation-Id');
  expect(anchorPart('a.b c"<')).toBe('a_b_c_');
});

test('an id that is taken gets a number', () => {
  const claimId = createClaimId(new Set(['models']));
  expect(['models', 'a', 'a'].map((id) => claimId(id))).toEqual(['models_2', 'a', 'a_2']);
});

test('names that want the same id are numbered, and a number that is taken is passed over', () => {
  const claim = createClaimId(new Set(['a_3']));
  expect([claim('a'), claim('a'), claim('a'), claim('a_2'), claim('a')]).toEqual([
    'a',
    'a_2',
    'a_4',
    'a_2_2',
    'a_5',
  ]);
});
