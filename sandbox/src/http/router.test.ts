import {basePath, operations} from '@symblepay/openapi/operations';
import {expect, test} from 'vitest';
import {Router} from './router';

test('A literal segment wins over a parameter, and segments are decoded', () => {
  const router = new Router(operations, basePath);
  expect(router.match('GET', `${basePath}/users/business/trades/x`)).toEqual({
    name: 'getBusinessUser',
    path: {businessId: 'trades', businessLocationId: 'x'},
  });
  expect(router.match('GET', `${basePath}/users/a%2Fb%20%C3%B8`)).toEqual({
    name: 'getUser',
    path: {marketplaceUserId: 'a/b ø'},
  });
  expect(router.match('GET', `${basePath}/users/%ZZ`)).toEqual({
    name: 'getUser',
    path: {marketplaceUserId: '%ZZ'},
  });
  expect(router.match('PUT', `${basePath}/users/x`)).toEqual({allowed: ['GET', 'HEAD']});
  expect(router.match('HEAD', `${basePath}/users/x`)).toMatchObject({name: 'getUser'});
  expect(router.match('GET', '/v2/users/x')).toBeUndefined();
});
