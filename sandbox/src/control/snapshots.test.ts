import {defaultOrigin as origin} from '../defaults';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {serverLimits} from '../limits';
import {createSandbox} from '../sandbox';
import {Client} from '../conformance/client';
import {newTrade} from '../conformance/flow-checks';
import {seeded} from './seed';
import {storm} from '../load/storm';

async function start() {
  const sandbox = await createSandbox({deliver: () => Promise.resolve({status: 500})});
  const client = new Client({origin, send: sandbox.fetch});
  const url = 'https://shop.example/hook';
  await client.control('addEndpoint', {body: {url, eventNames: ['trade.changed']}});
  await client.control('changeSettings', {body: {payout: 'next-banking-day', createdBy: 'payer'}});
  const send = (id: OperationId, options: object = {}) =>
    client.send(client.controlRequest(id, options));
  return {sandbox, client, send};
}

test('Whatever calls lead to, its snapshot is taken back', async () => {
  const {sandbox, client} = await start();
  await storm(sandbox, 400, 4);
  await client.control('addFault', {body: {kind: 'drop-after', operationId: 'getUser'}});
  const before = await client.snapshot();
  await client.control('reset', {body: {fill: false}});
  await client.control('restore', {rawBody: before});
  expect(await client.snapshot()).toBe(before);
});

test('A sandbox that pauses while it begins is the same, byte for byte', async () => {
  let pauses = 0;
  const paused = await createSandbox({pause: () => Promise.resolve(void (pauses += 1))});
  const sandbox = await createSandbox();
  expect(paused.control.snapshot()).toEqual(sandbox.control.snapshot());
  expect(pauses).toBe(sandbox.control.listTrades({}).length);
});

test('A snapshot that is larger than any other body is taken back', async () => {
  const {client} = await start();
  const users = {payerMarketplaceUserId: seeded.payer, payeeMarketplaceUserId: seeded.payee};
  const body = {...newTrade(), ...users, description: 'x'.repeat(1_000)};
  while ((await client.snapshot()).length <= serverLimits.bodyBytes.most) {
    await client.call('initiateTrade', {body});
  }
  const before = await client.snapshot();
  await client.control('restore', {rawBody: before});
  expect(await client.snapshot()).toBe(before);
});

test('A snapshot from before faults were kept has none', async () => {
  const {sandbox, client} = await start();
  const {faults, ...older} = sandbox.control.snapshot();
  expect(faults).toEqual([]);
  await client.control('addFault', {body: {kind: 'drop-after'}});
  await client.control('restore', {body: older});
  expect(sandbox.control.listFaults()).toEqual([]);
});

test('Settings from before one of them existed have its default', async () => {
  const {sandbox, client} = await start();
  const settings = [['only', {createdBy: 'payer'}]] as const;
  await client.control('restore', {body: {...sandbox.control.snapshot(), settings}});
  expect(sandbox.control.readSettings()).toMatchObject({createdBy: 'payer', payout: 'at-once'});
});

const link = {
  token: 'b',
  number: 1,
  organisationId: 'a',
  marketplaceUserId: 'a',
  state: 'open',
  kind: 'bank-account',
  returnUrl: 'https://shop.example',
};

test.each([
  ['a missing table', {users: undefined}, 'users'],
  ['a table that does not exist', {people: []}, 'people'],
  ['a key without a record', {users: [['a']]}, 'users[0]'],
  ['a record under the key of another', {links: [['a', link]]}, 'links[0]'],
  ['an empty record', {users: [['a', null]]}, 'users[0][1]'],
  ['a clock that tells no time', {clock: [['only', {now: 'noon'}]]}, 'clock[0][1].now'],
  ['a clock that tells more', {clock: [['only', {now: 1, x: []}]]}, 'clock[0][1].x'],
  ['a clock before all time', {clock: [['only', {now: -1}]]}, 'clock[0][1].now'],
  ['a clock under another key', {clock: [['mine', {now: 1}]]}, 'clock[0]'],
  ['no counter', {counters: []}, 'counters'],
  ['a counter under another key', {counters: [['mine', {next: 999}]]}, 'counters[0]'],
  ['a counter that begins anew', {counters: [['only', {next: 1}]]}, 'counters'],
  ['a link of no kind', {links: [['b', {...link, kind: 'x'}]]}, 'links[0][1].kind'],
  ['a link with more to it', {links: [['b', {...link, x: 1}]]}, 'links[0][1].x'],
  [
    'records in another order',
    {
      organisations: [
        ['b', {id: '', name: ''}],
        ['a', {id: '', name: ''}],
      ],
    },
    'organisations[1]',
  ],
])('Of a snapshot with %s the place is named, and nothing has changed', async (_, change, key) => {
  const {client, send} = await start();
  const before = await client.snapshot();
  const response = await send('restore', {body: {...(JSON.parse(before) as object), ...change}});
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({typeCode: 'validation-error', errors: [{key}]});
  expect(await client.snapshot()).toBe(before);
});

test('A trade without its beginning is refused', async () => {
  const {sandbox, send} = await start();
  const {events, ...rest} = sandbox.control.snapshot();
  const last = events.at(-1);
  const response = await send('restore', {body: {...rest, events: [last]}});
  expect(await response.json()).toMatchObject({errors: [{key: 'events[0]'}]});
});

test('A record with a field deeper than functions can call themselves is refused', async () => {
  const {sandbox, send} = await start();
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const clock = [['only', {now: 1, x: 'deep'}]];
  const body = JSON.stringify({...sandbox.control.snapshot(), clock}).replace('"deep"', deep);
  const response = await send('restore', {rawBody: body});
  expect(await response.json()).toMatchObject({errors: [{key: 'clock[0][1].x'}]});
});

test('A movement of less than nothing is refused', async () => {
  const {sandbox, send} = await start();
  const before = JSON.stringify(sandbox.control.snapshot());
  const changed = before.replace(/("movements":\[\{[^}]*"amount":)\d+/, '$1-5');
  expect(changed).not.toBe(before);
  const response = await send('restore', {rawBody: changed});
  const {errors} = (await response.json()) as {errors: readonly {key: string}[]};
  expect(errors[0]?.key).toMatch(/^events\[\d+\]\[1\]\.event\.movements\[0\]\.amount$/);
});

test.each([false, true])('A new sandbox takes its own snapshot back, filled: %s', async (fill) => {
  const {fetch, control} = await createSandbox({fill});
  await control.advanceClock({seconds: 1});
  const client = new Client({origin, send: fetch});
  const before = await client.snapshot();
  await client.control('restore', {rawBody: before});
  expect(await client.snapshot()).toBe(before);
});

/** Every path into a value, as a list of names. */
function listPlaces(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, one]) => listPlaces(one, [...path, name]));
  return [path, ...inside];
}

function spoil(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : {...(value as object)}
  ) as Record<string, unknown>;
  copy[name] = spoil(copy[name], rest, put);
  return copy;
}

const callsToRead = [
  'describe',
  'readClock',
  'listTrades',
  'readSettings',
  'listFaults',
  'listDeliveries',
  'listReceived',
  'snapshot',
] as const;

test('A snapshot that was spoilt anywhere is refused, or the sandbox goes on with it', async () => {
  const {sandbox, client, send} = await start();
  await storm(sandbox, 150, 9);
  const good = JSON.parse(await client.snapshot()) as unknown;
  const places = listPlaces(good);
  const spoilt = [null, undefined, -1, 0.5, 9e15, '', 'x', true, [], {}, [null], {a: {}}];
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.constantFrom(...spoilt), async (pick, put) => {
      const place = places[pick % places.length] ?? [];
      const response = await send('restore', {body: spoil(good, place, put) ?? {}});
      const statuses = [response.status];
      if (response.status === 200) {
        for (const id of callsToRead) statuses.push((await send(id)).status);
        for (const {tradeId} of sandbox.control.listTrades().slice(0, 5)) {
          statuses.push((await send('listSteps', {path: {tradeId}})).status);
        }
        statuses.push((await send('runClockToNext')).status);
        await client
          .raw('listTrades', {path: {marketplaceUserId: seeded.payer}})
          .then((response) => {
            statuses.push(response.status);
          });
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }),
    {numRuns: 400, seed: 11},
  );
});
