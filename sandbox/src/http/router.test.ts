import openapi from '@symblepay/openapi/openapi.json' with {type: 'json'};
import {expect, test} from 'vitest';
import {REQUEST_VALIDATORS} from '../api/request-validators';
import {BASE_PATH, operationIds, ROUTES} from '../api/routes';
import {Router} from './router';

type Operation = {operationId?: string; requestBody?: unknown};

const described = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).flatMap(
    ([method, {operationId, requestBody}]) =>
      operationId === undefined
        ? []
        : [{operationId, method: method.toUpperCase(), path, hasBody: requestBody !== undefined}],
  ),
);

test('The routes are those of the contract', () => {
  const routes = operationIds.map((operationId) => ({
    operationId,
    ...ROUTES[operationId],
    hasBody: REQUEST_VALIDATORS[operationId].body !== undefined,
  }));
  const sorted = (list: readonly {operationId: string}[]) =>
    list.toSorted((one, other) => (one.operationId < other.operationId ? -1 : 1));
  expect(sorted(routes)).toEqual(sorted(described));
});

test('The base path is that of every server of the contract', () => {
  expect(openapi.servers.map(({url}) => new URL(url).pathname)).toEqual(
    openapi.servers.map(() => BASE_PATH),
  );
});

test('A literal segment wins over a parameter, and segments are decoded', () => {
  const router = new Router(ROUTES, BASE_PATH);
  expect(router.match('GET', `${BASE_PATH}/users/business/trades/x`)).toEqual({
    name: 'getBusinessUser',
    path: {businessId: 'trades', businessLocationId: 'x'},
  });
  expect(router.match('GET', `${BASE_PATH}/users/a%2Fb%20%C3%B8`)).toEqual({
    name: 'getUser',
    path: {marketplaceUserId: 'a/b ø'},
  });
  expect(router.match('GET', `${BASE_PATH}/users/%ZZ`)).toEqual({
    name: 'getUser',
    path: {marketplaceUserId: '%ZZ'},
  });
  expect(router.match('PUT', `${BASE_PATH}/users/x`)).toEqual({allowed: ['GET', 'HEAD']});
  expect(router.match('HEAD', `${BASE_PATH}/users/x`)).toMatchObject({name: 'getUser'});
  expect(router.match('GET', '/v2/users/x')).toBeUndefined();
});
