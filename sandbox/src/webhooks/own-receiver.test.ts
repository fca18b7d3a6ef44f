import type {ChaosKind} from '@symblepay/openapi/control/types';
import {Webhook} from 'standardwebhooks';
import {expect, test} from 'vitest';
import {Client} from '../conformance/client';
import {newTrade} from '../conformance/flow-checks';
import {seeded} from '../control/seed';
import {createFetch} from '../http/fetch';
import {retentionLimits} from '../limits';
import {findBodyLimit} from '../respond';
import {addressOfWorld} from '../worlds/find-world';
import {Worlds} from '../worlds/worlds';

const origin = 'http://sandbox.test';

/** Nothing may leave the sandbox. */
const deliver = () => Promise.reject(new Error('Something was sent.'));

async function open() {
  const worlds = await Worlds.open({origin, deliver, readTime: Date.now});
  const send = createFetch(worlds.respond, findBodyLimit);
  const into = (name: string) => new Client({origin: addressOfWorld(origin, name), send});
  const client = new Client({origin, send});
  return {worlds, client, into, endpoint: await client.control('addEndpoint', {body: {}})};
}

const sale = {
  ...newTrade(),
  payerMarketplaceUserId: seeded.payer,
  payeeMarketplaceUserId: seeded.payee,
};

const list = (client: Client, query: Record<string, string> = {}) =>
  client.control('listReceived', {query});

test('An endpoint without a url receives what was sent, right after the call', async () => {
  const {client, endpoint} = await open();
  const {tradeId} = await client.call('initiateTrade', {body: sale});
  const [webhook, ...more] = await list(client);
  expect(more).toEqual([]);
  expect(webhook).toMatchObject({
    number: 1,
    endpointId: endpoint.id,
    attempt: 1,
    at: Date.parse('2026-03-02T09:00:00Z'),
    body: {eventName: 'trade.changed', tradeId, state: 'invitation_send'},
  });
  const {rawBody = '', headers = {}, body} = webhook ?? {};
  expect(new Webhook(endpoint.secret).verify(rawBody, headers)).toEqual(body);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const [delivery] = await client.control('listDeliveries');
  expect(delivery).toMatchObject({state: 'delivered', attempts: [{number: 1, status: 200}]});
});

test('What was received is listed by event and by trade, the newest last', async () => {
  const {client} = await open();
  await client.call('initiateTrade', {body: sale});
  const {tradeId} = await client.call('initiateTrade', {body: {...sale, referenceId: 'auto-pay'}});
  await client.call('connectUser', {
    body: {
      marketplaceUserId: 'auto-9',
      successUrl: 'https://shop.example/connected',
      cancelUrl: 'https://shop.example/cancelled',
    },
  });
  const namesOf = async (query: Record<string, string>) =>
    (await list(client, query)).map(({body}) => body.state ?? body.eventName);
  expect(await namesOf({tradeId})).toEqual(['invitation_send', 'paid_to_escrow']);
  expect(await namesOf({event: 'user.connected'})).toEqual(['user.connected']);
  expect(await list(client)).toHaveLength(4);
  expect(await namesOf({event: 'user.connected', tradeId})).toEqual([]);
  await expect(list(client, {event: 'trade'})).rejects.toThrow('trade.changed');
});

test('Whoever waits gets as many as asked for, or what has come when the time is up', async () => {
  const {client} = await open();
  const waiting = list(client, {count: '2', wait: '30'});
  await client.call('initiateTrade', {body: sale});
  await client.call('initiateTrade', {body: sale});
  expect(await waiting).toHaveLength(2);
  expect(await list(client, {count: '3', wait: '1'})).toHaveLength(2);
  await expect(list(client, {count: '0'})).rejects.toThrow('from 1 to 999');
  await expect(list(client, {wait: '31'})).rejects.toThrow('from 0 to 30');
});

test.each<[ChaosKind, number, number]>([
  ['webhook-late', 0, 1],
  ['webhook-overtaken', 0, 1],
  ['webhook-never', 0, 0],
  ['webhook-twice', 2, 2],
])('Chaos %s: %i have come at once and %i in the end', async (kind, atOnce, later) => {
  const {client} = await open();
  await client.control('changeSettings', {body: {chaos: {kinds: [kind]}}});
  await client.call('initiateTrade', {body: sale});
  expect(await list(client)).toHaveLength(atOnce);
  await client.control('advanceClock', {body: {hours: 1}});
  expect(await list(client)).toHaveLength(later);
});

test('Webhooks in reversed order are listed as they came', async () => {
  const {client} = await open();
  await client.control('changeSettings', {body: {webhooks: {reverse: true}}});
  await client.call('initiateTrade', {body: {...sale, referenceId: 'auto-pay'}});
  const states = (await list(client)).map(({body}) => body.state);
  expect(states).toEqual(['paid_to_escrow', 'invitation_send']);
});

test('Each world has its own; a snapshot and a reset take them along', async () => {
  const {client, into} = await open();
  await client.call('initiateTrade', {body: sale});
  const before = await list(client);
  expect(await list(into('other'))).toEqual([]);
  await client.control('keepSnapshot', {body: {name: 'one'}});
  await client.control('reset', {body: {}});
  expect(await list(client)).toEqual([]);
  await client.control('restoreKept', {path: {name: 'one'}});
  expect(await list(client)).toEqual(before);
});

test('No code has met a webhook that the sandbox received itself', async () => {
  const {client} = await open();
  await client.call('initiateTrade', {body: sale});
  await list(client);
  const {parts} = await client.control('readCoverage');
  expect(parts.find(({name}) => name === 'webhooks')?.met).toBe(0);
});

test('The oldest go first', async () => {
  const {client, worlds} = await open();
  const {most} = retentionLimits.received;
  const {control} = worlds.first;
  for (let count = 0; count < most; count++) {
    await control.arrangeTrade({state: 'invited'});
    if (count % 100 === 0) await control.settleWebhooks();
  }
  await control.arrangeTrade({state: 'invited'});
  const received = await list(client);
  expect(received).toHaveLength(most);
  expect(received[0]?.number).toBe(2);
});

test('What is received leaves the ids of what comes next as they are', async () => {
  const play = async (isSettled: boolean) => {
    const {client} = await open();
    await client.call('initiateTrade', {body: sale});
    if (isSettled) await list(client);
    return (await client.call('initiateTrade', {body: sale})).tradeId;
  };
  expect(await play(true)).toBe(await play(false));
});
