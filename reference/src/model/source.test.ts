import {expect, test} from 'vitest';
import {buildModel} from './build-model';
import {operationsOf} from './operations-of';

const model = buildModel({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths: {
    'x-owner': 'team a',
    '/orders': {
      post: {
        operationId: 'createOrder',
        requestBody: {
          content: {
            'application/json': {
              schema: {type: 'object', properties: {'x-note': {type: 'string'}}},
            },
          },
        },
        responses: {
          'x-owner': 'team b',
          '200': {description: 'Done.', headers: {'x-id': {schema: {type: 'string'}}}},
        },
        callbacks: {
          paid: {'x-owner': 'team c', '{$request.body#/url}': {post: {responses: {}}}},
        },
      },
    },
  },
  webhooks: {'x-paid': {post: {responses: {}}}},
  components: {
    securitySchemes: {
      login: {
        type: 'oauth2',
        flows: {
          'x-owner': 'team d',
          clientCredentials: {tokenUrl: 'https://example.com/token', scopes: {}},
        },
      },
    },
  },
});
const [order] = operationsOf(model);

test('extensions of paths, responses, callbacks and flows are not shown', () => {
  expect(model.groups.flatMap(({operations}) => operations).map(({path}) => path)).toEqual([
    '/orders',
  ]);
  expect(order?.responses.map(({status}) => status)).toEqual(['200']);
  expect(order?.callbacks.map(({path}) => path)).toEqual(['{$request.body#/url}']);
  expect(model.security[0]?.flows.map(({name}) => name)).toEqual(['clientCredentials']);
});

test('a header, a field or a webhook may have a name that starts as an extension does', () => {
  expect(order?.responses[0]?.headers.map(({name}) => name)).toEqual(['x-id']);
  expect(order?.body?.contents[0]?.schema?.fields.map(({name}) => name)).toEqual(['x-note']);
  expect(model.webhooks.map(({path}) => path)).toEqual(['x-paid']);
});
