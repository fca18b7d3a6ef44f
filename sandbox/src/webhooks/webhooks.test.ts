import {nameControlCall} from '../control-call';
import type {ChaosKind, EventName} from '@symblepay/openapi/control/types';
import {webhookValidators} from '@symblepay/openapi/validators';
import {Webhook} from 'standardwebhooks';
import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {Client} from '../conformance/client';
import {meet, newTrade} from '../conformance/flow-checks';
import {delayBefore, maxAttempts} from './retry-schedule';
import type {Deliver} from './send-webhook';

const origin = 'http://127.0.0.1:4010';

type Received = {readonly at: string; readonly body: string; readonly headers: Headers};

/** A sandbox whose webhooks reach a receiver that the test defines. */
async function withReceiver(response: (number: number) => number, eventNames: EventName[] = []) {
  const received: Received[] = [];
  const sandbox = await createSandbox({
    readTime: Date.now,
    deliver: async (request) => {
      const body = await request.text();
      received.push({at: sandbox.control.readClock().now, body, headers: request.headers});
      return {status: response(received.length)};
    },
  });
  const client = new Client({origin, send: sandbox.fetch});
  const endpoint = await client.control('addEndpoint', {
    body: {
      url: 'https://shop.example/hook',
      eventNames,
    },
  });
  return {sandbox, client, received, secret: endpoint.secret};
}

test('The schedule has 32 attempts over about 48 hours', () => {
  const delays = Array.from({length: maxAttempts - 1}, (_, index) => delayBefore(index + 2) ?? 0);
  expect(delays.slice(0, 9).map((delay) => delay / 60_000)).toEqual([
    0.5, 1, 2, 4, 8, 16, 32, 64, 120,
  ]);
  expect(delays.slice(9).every((delay) => delay === 120 * 60_000)).toBe(true);
  expect(delayBefore(33)).toBeUndefined();
  expect(delays.reduce((sum, delay) => sum + delay) / 3_600_000).toBeCloseTo(48.125, 3);
});

test('A webhook is sent once when it is received, and verifies with the standardwebhooks package', async () => {
  const {sandbox, client, received, secret} = await withReceiver(() => 204);
  await meet(client);
  await sandbox.control.settleWebhooks();
  expect(received).toHaveLength(1);
  const [{body, headers} = {body: '', headers: new Headers()}] = received;
  expect(webhookValidators.receiveUserConnected.validateBody(JSON.parse(body))).toEqual([]);
  const signed = Object.fromEntries(headers);
  expect(new Webhook(secret).verify(body, signed)).toMatchObject({
    eventName: 'user.connected',
    referenceId: 'seller-7',
  });
  expect(() => new Webhook(secret).verify(`${body} `, signed)).toThrow();
});

test('A webhook without a response is tried 32 times at the scheduled times and then never again', async () => {
  const {sandbox, client, received} = await withReceiver(() => 500, ['user.connected']);
  await meet(client);
  await sandbox.control.settleWebhooks();
  await client.control('advanceClock', {body: {hours: 24}});
  await client.control('advanceClock', {body: {hours: 72}});
  expect(received).toHaveLength(32);
  const start = Date.parse(received[0]?.at ?? '');
  const seconds = received.slice(0, 11).map(({at}) => (Date.parse(at) - start) / 1000);
  expect(seconds).toEqual([0, 30, 90, 210, 450, 930, 1890, 3810, 7650, 14_850, 22_050]);
  const [delivery] = sandbox.control.listDeliveries();
  expect(delivery).toMatchObject({state: 'given-up', nextAttemptAt: null});
});

test('A retry stops at the first 2xx response', async () => {
  const {sandbox, client, received} = await withReceiver(
    (number) => (number < 3 ? 503 : 200),
    ['user.connected'],
  );
  await meet(client);
  await sandbox.control.settleWebhooks();
  await client.control('advanceClock', {body: {days: 3}});
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({body}) => body)).size).toBe(1);
});

test('A receiver that has not responded after 10 seconds is given up, and asked again later', async () => {
  const limits: number[] = [];
  const patience = new AbortController();
  const sandbox = await createSandbox({
    limitTime: (milliseconds) => {
      limits.push(milliseconds);
      return patience.signal;
    },
    deliver: ({signal}) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        patience.abort();
      }),
  });
  const client = new Client({origin, send: sandbox.fetch});
  await client.control('addEndpoint', {
    body: {
      url: 'https://shop.example/hook',
      eventNames: ['user.connected'],
    },
  });
  await meet(client);
  await sandbox.control.settleWebhooks();
  expect(limits).toEqual([10_000]);
  expect(sandbox.control.listDeliveries()).toMatchObject([
    {state: 'waiting', attempts: [{number: 1, error: 'aborted'}]},
  ]);
  expect(sandbox.control.readClock().nextDue).toBe('2026-03-02T09:00:30.000Z');
});

test('Endpoints get only the events they asked for, and only of their organisation', async () => {
  const {sandbox, client, received} = await withReceiver(() => 200, ['trade.changed']);
  await meet(client);
  await client.call('initiateTrade', {body: newTrade()});
  await sandbox.control.settleWebhooks();
  expect(received.map(({body}) => (JSON.parse(body) as {eventName: string}).eventName)).toEqual([
    'trade.changed',
  ]);
  const body: unknown = JSON.parse(received[0]?.body ?? '');
  expect(webhookValidators.receiveTradeChanged.validateBody(body)).toEqual([]);
});

test('Webhooks come twice, last first and again, on demand', async () => {
  const {sandbox, client, received} = await withReceiver(() => 200);
  await client.control('changeSettings', {body: {webhooks: {duplicate: true, reverse: true}}});
  const {tradeId} = await client.call('initiateTrade', {
    body: {...newTrade(), payeeMarketplaceUserId: 'user-10077', referenceId: 'auto-pay'},
  });
  await sandbox.control.settleWebhooks();
  const states = () => received.map(({body}) => (JSON.parse(body) as {state: string}).state);
  expect(states()).toEqual([
    'paid_to_escrow',
    'paid_to_escrow',
    'invitation_send',
    'invitation_send',
  ]);
  const first = sandbox.control
    .listNotifications()
    .find(({body}) => 'tradeId' in body && body.tradeId === tradeId);
  await client.control('redeliver', {path: {notificationId: first?.body.id ?? ''}});
  expect(states().slice(4)).toEqual(['invitation_send', 'invitation_send']);
});

test('Webhooks that are tried again come last first in every round', async () => {
  const {sandbox, client, received} = await withReceiver(() => 500, ['trade.changed']);
  await client.control('changeSettings', {body: {webhooks: {reverse: true}}});
  await client.call('initiateTrade', {
    body: {...newTrade(), payeeMarketplaceUserId: 'user-10077', referenceId: 'auto-pay'},
  });
  await sandbox.control.settleWebhooks();
  for (let round = 0; round < 3; round++) await client.control('runClockToNext');
  const states = received.map(({body}) => (JSON.parse(body) as {state: string}).state);
  const lastFirst = ['paid_to_escrow', 'invitation_send'];
  expect(states).toEqual([...lastFirst, ...lastFirst, ...lastFirst, ...lastFirst]);
});

test('A notification that no endpoint wants is not sent again, and the response says so', async () => {
  const {sandbox, client} = await withReceiver(() => 200, ['user.connected']);
  const told = sandbox.control.listNotifications().at(-1)?.body;
  expect(told?.eventName).toBe('trade.changed');
  await expect(
    client.control('redeliver', {path: {notificationId: told?.id ?? ''}}),
  ).rejects.toThrow(nameControlCall('addEndpoint'));
});

/** An endpoint where nobody listens, and what the sandbox reports. */
async function attemptAt(url: string, deliver: Deliver): Promise<string | undefined> {
  const sandbox = await createSandbox({deliver});
  const client = new Client({origin, send: sandbox.fetch});
  await client.control('addEndpoint', {body: {url, eventNames: ['user.connected']}});
  await meet(client);
  await sandbox.control.settleWebhooks();
  return sandbox.control.listDeliveries()[0]?.attempts[0]?.error;
}

test('An attempt at a closed port says so', async () => {
  expect(await attemptAt('http://127.0.0.1:2/hook', fetch)).toBe(
    'fetch failed: connect ECONNREFUSED 127.0.0.1:2',
  );
});

test('An attempt at a host with several addresses says what was wrong with each', async () => {
  const reasons = ['connect ECONNREFUSED ::1:4798', 'connect ECONNREFUSED 127.0.0.1:4798'];
  const cause = new AggregateError(reasons.map((reason) => new Error(reason)));
  const fail = () => Promise.reject(new TypeError('fetch failed', {cause}));
  expect(await attemptAt('http://localhost:4798/hook', fail)).toBe(
    `fetch failed: ${reasons.join(', ')}`,
  );
});

test('The clock advanced in parts makes the same attempts as at once', async () => {
  const attempts = async (...hours: number[]) => {
    const {sandbox, client, received} = await withReceiver(() => 500);
    await meet(client);
    await sandbox.control.settleWebhooks();
    for (const part of hours) await client.control('advanceClock', {body: {hours: part}});
    return {
      received: received.map(({at, body}) => [at, body]),
      snapshot: sandbox.control.snapshot(),
    };
  };
  expect(await attempts(5, 9, 30)).toEqual(await attempts(44));
});

test('A reset while time moves ends the move', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sandbox = await createSandbox({
    readTime: Date.now,
    deliver: () => held.then(() => ({status: 500})),
  });
  const client = new Client({origin, send: sandbox.fetch});
  const {now} = sandbox.control.readClock();
  await client.control('addEndpoint', {body: {url: 'https://shop.example/hook'}});
  await meet(client);
  const moving = sandbox.control.advanceClock({days: 30});
  await new Promise((resolve) => setTimeout(resolve, 5));
  await sandbox.control.reset();
  release();
  await moving;
  expect(sandbox.control.readClock().now).toBe(now);
});

test('Endpoints and organisations stand in the same order after a snapshot is put back', async () => {
  const {sandbox, client} = await withReceiver(() => 204);
  for (const path of ['a', 'b', 'c']) {
    await client.control('addEndpoint', {body: {url: `https://shop.example/${path}`}});
    await client.control('addOrganisation', {body: {name: path}});
  }
  const list = () => [sandbox.control.listEndpoints(), sandbox.control.listOrganisations()];
  const before = list();
  await sandbox.control.restore(sandbox.control.snapshot());
  expect(list()).toEqual(before);
});

test.each<[ChaosKind, readonly string[], readonly string[]]>([
  ['webhook-late', [], ['trade.changed after 30 min']],
  ['webhook-overtaken', [], ['trade.changed after 1 min']],
  ['webhook-never', [], []],
  ['webhook-twice', ['trade.changed', 'trade.changed'], []],
  ['unknown-event', ['trade.changed', 'sandbox.unknown-event'], []],
])('Chaos %s: receivers get %s at once and %s later', async (kind, atOnce, later) => {
  const {sandbox, client, received} = await withReceiver(() => 204);
  await client.control('changeSettings', {body: {chaos: {kinds: [kind]}}});
  const start = Date.parse(sandbox.control.readClock().now);
  await client.control('arrangeTrade', {body: {state: 'invited'}});
  await client.control('settleWebhooks');
  const namesOf = (list: readonly Received[]) =>
    list.map(({body}) => (JSON.parse(body) as {eventName: string}).eventName);
  expect(namesOf(received)).toEqual(atOnce);
  const before = received.length;
  await client.control('advanceClock', {body: {hours: 2}});
  const minutes = ({at}: Received) => (Date.parse(at) - start) / 60_000;
  const late = received.slice(before);
  expect(late.map((each, index) => `${namesOf(late)[index]} after ${minutes(each)} min`)).toEqual(
    later,
  );
});
