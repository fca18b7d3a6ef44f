import type {RequestListener} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {callWithRetries, CallRefused, OutcomeUnknown} from '../lib/retry.ts';
import {createSymblepay} from '../symblepay.ts';
import type {World} from './world.ts';
import {openWorld} from './world.ts';

const quick = {firstWait: 5};

async function order(world: World, kind: string, count = 1): Promise<void> {
  await world.control('/faults', {kind, count, delayMilliseconds: 0});
}

function open() {
  const world = openWorld();
  const symblepay = createSymblepay({server: world.server, apiKey: world.apiKey, ...quick});
  return {world, symblepay, readUser: () => symblepay('GET /users/user-10077')};
}

test.each([
  'server-error',
  'drop-before',
  'drop-after',
  'truncated-body',
  'malformed-json',
  'too-many-requests',
])('two %s in a row are survived', async (kind) => {
  const {world, readUser} = open();
  await order(world, kind, 2);
  expect(await readUser()).toMatchObject({hasCompletedOnboarding: true});
});

test('the third failure in a row is given to the caller as an unknown outcome', async () => {
  const {world, readUser} = open();
  await order(world, 'server-error', 3);
  await expect(readUser()).rejects.toThrow(OutcomeUnknown);
  expect(await world.control('/faults')).toEqual([]);
});

test('all attempts of a call carry one correlation id', async () => {
  const {world, readUser} = open();
  await order(world, 'drop-before', 2);
  await readUser();
  const log = await world.control<readonly {readonly traceId: string}[]>('/log');
  expect(log).toHaveLength(3);
  expect(new Set(log.map(({traceId}) => traceId)).size).toBe(1);
});

test('a refusal is not sent again and carries the error body', async () => {
  const {world, symblepay} = open();
  const error = await symblepay('GET /users/nobody').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallRefused);
  expect((error as CallRefused).body?.typeCode).toBe('not-found');
  expect(await world.control('/log')).toHaveLength(1);
});

test('more than five retries are never made', async () => {
  const {world, symblepay} = open();
  await order(world, 'drop-before', 10);
  const call = symblepay('GET /users/user-10077', undefined, {retries: 50, firstWait: 1});
  await expect(call).rejects.toThrow('after 6 requests');
});

test.each([
  ['a success without a body is a success', 204, {}, undefined],
  [
    'a redirect is not followed, since it would carry the key along',
    302,
    {Location: '/elsewhere'},
    new CallRefused(302, undefined),
  ],
])('%s, and is not sent again', async (_, status, headers, expected) => {
  const {outcome, requests} = await callOddServer((_request, response) => {
    response.writeHead(status, headers).end();
  });
  expect([outcome, requests]).toEqual([expected, 1]);
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
