import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {expect, test} from 'vitest';
import {nameControlCall} from '../control-call';
import {Client} from '../conformance/client';
import {defaultOrigin} from '../defaults';
import {createSandbox} from '../sandbox';

async function start() {
  const {fetch, control} = await createSandbox();
  return {client: new Client({origin: defaultOrigin, send: fetch}), control};
}

const url = 'https://shop.example/hook';

/** A control call with a bad body, the field that the error names, and part of the remedy. */
const badRequests: readonly (readonly [OperationId, unknown, string, string])[] = [
  ['advanceClock', {body: {}}, 'body', 'at least 1 field'],
  ['advanceClock', {body: []}, 'body', 'object'],
  ['advanceClock', {body: {hours: -1}}, 'hours', 'at least 0'],
  ['advanceClock', {body: {hours: '12'}}, 'hours', 'number'],
  ['advanceClock', {body: {fortnights: 1}}, 'fortnights', 'hours'],
  ['advanceClock', {body: {days: 4e12}}, 'body', 'year 10000'],
  ['setClock', {body: {}}, 'to', 'required'],
  ['setClock', {body: {to: '7 March 2027'}}, 'to', '2026-03-09T09:00:00Z'],
  ['setClock', {body: {to: '2027-02-29T00:00:00Z'}}, 'to', 'exists'],
  ['setClock', {body: {to: '2026-04-31T12:00:00+02:00'}}, 'to', 'exists'],
  ['setClock', {body: {to: '2026-13-01T00:00:00Z'}}, 'to', 'exists'],
  ['setClock', {body: {to: '2027-03-07T09:00:00'}}, 'to', 'zone'],
  ['setClock', {body: {to: '2020-01-01T00:00:00Z'}}, 'to', nameControlCall('reset')],
  ['changeSettings', {body: {colour: 'red'}}, 'colour', 'deadlineMinutes'],
  ['changeSettings', {body: {deadlineMinutes: {tea: 5}}}, 'deadlineMinutes.tea', 'condition'],
  [
    'changeSettings',
    {body: {deadlineMinutes: {condition: 1.5}}},
    'deadlineMinutes.condition',
    'a whole number',
  ],
  ['changeSettings', {body: {webhooks: {reverse: 'yes'}}}, 'webhooks.reverse', 'true or false'],
  ['addOrganisation', {body: {name: ''}}, 'name', 'at least 1'],
  ['addFault', {body: {kind: 'boom'}}, 'kind', 'drop-after'],
  ['addFault', {body: {kind: 'drop-after', count: 1.5}}, 'count', 'a whole number'],
  ['addFault', {body: {kind: 'drop-after', count: 1e9}}, 'count', '1000000'],
  ['addFault', {body: {kind: 'drop-after', delay: 100}}, 'delay', 'delayMilliseconds'],
  ['addFault', {body: {kind: 'drop-after', operationId: 'fly'}}, 'operationId', 'initiateTrade'],
  ['addFault', {body: {kind: 'delay'}}, 'delayMilliseconds', 'required'],
  ['addFault', {body: {kind: 'slow-body'}}, 'delayMilliseconds', 'required'],
  ['addFault', {body: {kind: 'delay', delayMilliseconds: 0}}, 'delayMilliseconds', 'at least 1'],
  ['addEndpoint', {body: {url: 'ftp://shop.example'}}, 'url', 'http'],
  ['addEndpoint', {body: {url: 'https://me:secret@shop.example'}}, 'url', 'password'],
  ['addEndpoint', {body: {url, eventNames: ['x']}}, 'eventNames[0]', 'trade.changed'],
  ['addEndpoint', {body: {url, events: []}}, 'events', 'eventNames'],
  ['addEndpoint', {body: {url, key: 'none'}}, 'key', 'API key'],
  ['reset', {body: {fill: 'no'}}, 'fill', 'true or false'],
  ['suggestValues', {path: {operationId: 'fly'}}, 'operationId', 'initiateTrade'],
  ['reset', {body: {fil: false}}, 'fil', 'fill'],
  ['listSteps', {path: {tradeId: 'none'}}, '', nameControlCall('listTrades')],
  ['removeEndpoint', {path: {endpointId: 'none'}}, '', nameControlCall('listEndpoints')],
  ['redeliver', {path: {notificationId: 'none'}}, '', 'notifications'],
  ['replayAsCurl', {path: {number: 'first'}}, '', nameControlCall('listLog')],
];

test.each(badRequests)(
  '%s with %j names %j and says what to do',
  async (id, options, key, remedy) => {
    const {client, control} = await start();
    const before = control.snapshot();
    const response = await client.send(client.controlRequest(id, options as never));
    const error = (await response.json()) as {detail: string; errors?: readonly {key: string}[]};
    expect(response.status).toBe(400);
    expect(error.errors?.[0]?.key ?? '').toBe(key);
    expect(error.detail).toContain(remedy);
    expect(control.snapshot()).toEqual(before);
  },
);

test.each(['2028-02-29T00:00:00Z', '2026-12-31T23:30:00-05:00', '2026-03-09T09:00+01:00'])(
  'The clock can be set to %s',
  async (to) => {
    const {client} = await start();
    const {now} = await client.control('setClock', {body: {to}});
    expect(Date.parse(now)).toBe(Date.parse(to));
  },
);
