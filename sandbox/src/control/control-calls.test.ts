import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';

const endpoint = 'POST /webhooks/endpoints';
const url = 'https://shop.example/hook';

/** A control call with a bad body, the field that the error names, and part of the remedy. */
const badRequests: readonly (readonly [string, unknown, string, string])[] = [
  ['POST /clock/advance', {}, 'body', 'at least 1 field'],
  ['POST /clock/advance', [], 'body', 'object'],
  ['POST /clock/advance', {hours: -1}, 'hours', 'at least 0'],
  ['POST /clock/advance', {hours: '12'}, 'hours', 'number'],
  ['POST /clock/advance', {fortnights: 1}, 'fortnights', 'hours'],
  ['POST /clock/advance', {days: 4e12}, 'body', 'year 10000'],
  ['POST /clock/set', {}, 'to', 'required'],
  ['POST /clock/set', {to: '7 March 2027'}, 'to', '2026-03-09T09:00:00Z'],
  ['POST /clock/set', {to: '2027-02-29T00:00:00Z'}, 'to', 'exists'],
  ['POST /clock/set', {to: '2026-04-31T12:00:00+02:00'}, 'to', 'exists'],
  ['POST /clock/set', {to: '2026-13-01T00:00:00Z'}, 'to', 'exists'],
  ['POST /clock/set', {to: '2027-03-07T09:00:00'}, 'to', 'zone'],
  ['POST /clock/set', {to: '2020-01-01T00:00:00Z'}, 'to', 'POST /_sandbox/reset'],
  ['POST /settings', {colour: 'red'}, 'colour', 'deadlineMinutes'],
  ['POST /settings', {deadlineMinutes: {tea: 5}}, 'deadlineMinutes.tea', 'condition'],
  ['POST /settings', {deadlineMinutes: {condition: 1.5}}, 'deadlineMinutes.condition', 'integer'],
  ['POST /settings', {webhooks: {reverse: 'yes'}}, 'webhooks.reverse', 'boolean'],
  ['POST /organisations', {name: ''}, 'name', 'at least 1'],
  ['POST /faults', {kind: 'boom'}, 'kind', 'drop-after'],
  ['POST /faults', {kind: 'drop-after', count: 1.5}, 'count', 'integer'],
  ['POST /faults', {kind: 'drop-after', count: 1e9}, 'count', '1000000'],
  ['POST /faults', {kind: 'drop-after', delay: 100}, 'delay', 'delayMilliseconds'],
  ['POST /faults', {kind: 'drop-after', operationId: 'fly'}, 'operationId', 'initiateTrade'],
  ['POST /faults', {kind: 'delay'}, 'delayMilliseconds', 'required'],
  ['POST /faults', {kind: 'slow-body'}, 'delayMilliseconds', 'required'],
  ['POST /faults', {kind: 'delay', delayMilliseconds: 0}, 'delayMilliseconds', 'at least 1'],
  [endpoint, {url: 'ftp://shop.example'}, 'url', 'http'],
  [endpoint, {url: 'https://me:secret@shop.example'}, 'url', 'password'],
  [endpoint, {url, eventNames: ['x']}, 'eventNames[0]', 'trade.changed'],
  [endpoint, {url, events: []}, 'events', 'eventNames'],
  [endpoint, {url, key: 'none'}, 'key', 'API key'],
  ['POST /reset', {fill: 'no'}, 'fill', 'boolean'],
  ['GET /suggestions/fly', undefined, 'operationId', 'initiateTrade'],
  ['POST /reset', {fil: false}, 'fil', 'fill'],
  ['GET /trades/none/steps', undefined, '', 'GET /_sandbox/trades'],
  ['DELETE /webhooks/endpoints/none', undefined, '', 'GET /_sandbox/webhooks/endpoints'],
  ['POST /webhooks/notifications/none/redeliver', undefined, '', 'notifications'],
  ['GET /log/first/curl', undefined, '', 'GET /_sandbox/log'],
];

test.each(badRequests)(
  '%s with %j names %j and says what to do',
  async (call, body, key, remedy) => {
    const {fetch, control} = await createSandbox();
    const before = control.snapshot();
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(
      new Request(`http://127.0.0.1:4010${controlPath}${path}`, {
        method,
        headers: {'content-type': 'application/json'},
        ...(body !== undefined && {body: JSON.stringify(body)}),
      }),
    );
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
    const {fetch} = await createSandbox();
    const response = await fetch(
      new Request(`http://127.0.0.1:4010${controlPath}/clock/set`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({to}),
      }),
    );
    const {now} = (await response.json()) as {now: string};
    expect(Date.parse(now)).toBe(Date.parse(to));
  },
);
