import type {FaultKind} from '@symblepay/openapi/control/types';
import {basePath} from '@symblepay/openapi/operations';
import type {ErrorResponse} from '@symblepay/openapi/types';
import {seeded} from '@symblepay/sandbox';
import type {SandboxServer} from '@symblepay/sandbox/node';
import {startServer} from '@symblepay/sandbox/node';
import type {RequestListener} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, expectTypeOf, test} from 'vitest';
import type {ErrorBody} from './retry';
import {callWithRetries, CallRefused, OutcomeUnknown} from './retry';

let server: SandboxServer;

beforeAll(async () => {
  server = await startServer({port: 0});
});
beforeEach(() => server.sandbox.control.reset());
afterAll(() => server.close());

const quick = {firstWait: 5};

async function order(kind: FaultKind, count = 1): Promise<void> {
  await server.sandbox.control.addFault({kind, count, delayMilliseconds: 0});
}

function call(path: string, init: RequestInit = {}, options = {}): Promise<unknown> {
  const headers = {Authorization: `Bearer ${seeded.key}`, 'Content-Type': 'application/json'};
  const url = `${server.origin}${basePath}${path}`;
  return callWithRetries(url, {headers, ...init}, {...quick, ...options});
}

/** Starts a trade and says how many there are with its reference afterwards. */
async function initiate(options = {}): Promise<number> {
  const {body} = server.sandbox.control.suggestValues({operationId: 'initiateTrade'});
  const known = server.sandbox.control.listTrades().length;
  await call('/trades/initiate', {method: 'POST', body: JSON.stringify(body)}, options);
  return server.sandbox.control.listTrades().length - known;
}

const user = `/users/${seeded.payee}`;

test.each<FaultKind>([
  'server-error',
  'too-many-requests',
  'drop-before',
  'drop-after',
  'truncated-body',
  'malformed-json',
])('two %s in a row are survived', async (kind) => {
  await order(kind, 2);
  expect(await call(user)).toMatchObject({hasCompletedOnboarding: true});
});

test('the third failure in a row is given to the caller as an unknown outcome', async () => {
  await order('server-error', 3);
  await expect(call(user)).rejects.toThrow(OutcomeUnknown);
  expect(server.sandbox.control.listFaults()).toEqual([]);
});

test('all attempts of a call carry one correlation id', async () => {
  await order('drop-before', 2);
  await call(user);
  const ids = server.sandbox.control.listLog().map(({traceId}) => traceId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a refusal is not sent again and carries the error body', async () => {
  const error = await call('/users/nobody').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallRefused);
  expect((error as CallRefused).body?.typeCode).toBe('not-found');
  expect(server.sandbox.control.listLog()).toHaveLength(1);
  expectTypeOf<ErrorResponse>().toExtend<ErrorBody>();
});

test('more than five retries are never made', async () => {
  await order('drop-before', 10);
  await expect(call(user, {}, {retries: 50, firstWait: 1})).rejects.toThrow('after 6 requests');
});

test('a request that was carried out without a response is carried out again', async () => {
  await order('drop-before');
  expect(await initiate()).toBe(1);
  await order('drop-after');
  expect(await initiate()).toBe(2);
});

test('without retries the caller learns that the outcome is unknown', async () => {
  await order('drop-after');
  await expect(initiate({retries: 0})).rejects.toThrow(OutcomeUnknown);
});

/** Calls a server that responds as no documented call does, and counts the requests. */
async function callOddServer(respond: RequestListener) {
  let requests = 0;
  const odd = createServer((request, response) => {
    requests++;
    respond(request, response);
  }).listen(0);
  const {port} = odd.address() as AddressInfo;
  const outcome = await callWithRetries(`http://127.0.0.1:${port}/`, {}, quick).catch(
    (reason: unknown) => reason,
  );
  odd.close();
  return {outcome, requests};
}

test('a success without a body is a success, and is not sent again', async () => {
  const empty = await callOddServer((_, response) => response.writeHead(204).end());
  expect(empty).toEqual({outcome: undefined, requests: 1});
});

test('a redirect is not followed, since it would carry the key along', async () => {
  const moved = await callOddServer((_, response) =>
    response.writeHead(302, {Location: '/elsewhere'}).end(),
  );
  expect(moved).toEqual({outcome: new CallRefused(302, undefined), requests: 1});
});
