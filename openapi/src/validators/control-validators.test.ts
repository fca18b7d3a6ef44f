import {expect, test} from 'vitest';
import {loadValidators} from '../testing/load-validators.js';

const {validators} = await loadValidators('control/openapi.yaml');

test('a field that is not known is named with those that are', () => {
  expect(validators.addOrganisation?.validateBody({name: 'Shop', nam: 'x'})).toEqual([
    {key: 'nam', value: 'There is no such field. Known: name.'},
  ]);
  const settings = {deadlineMinutes: {tea: 5}};
  expect(validators.changeSettings?.validateBody(settings)).toEqual([
    {
      key: 'deadlineMinutes.tea',
      value: 'There is no such field. Known: invitation, payment, delivery, condition, return.',
    },
  ]);
});

test('a field that another field asks for is named', () => {
  expect(validators.addFault?.validateBody({kind: 'server-error'})).toEqual([]);
  expect(validators.addFault?.validateBody({kind: 'delay'})[0]).toEqual({
    key: 'delayMilliseconds',
    value: 'This field is required.',
  });
});

test.each([
  ['wait', 'awaitNotifications', '31', 'a whole number of seconds from 0 to 30'],
  ['status', 'listLog', '4xx', 'a status such as 404, or 0'],
])('the form of %s is named', (key, call, value, form) => {
  expect(validators[call]?.validateParameters({path: {}, query: {[key]: value}})).toEqual([
    {key, value: `This must be ${form}.`},
  ]);
});

const tables = Object.fromEntries(
  'clock counters settings organisations users businessUsers events links endpoints notifications deliveries'
    .split(' ')
    .map((name) => [name, [] as unknown[]]),
);
const link = {token: 'a', number: 1, organisationId: 'o', marketplaceUserId: 'u', state: 'open'};

test.each([
  ['a link of a kind', {...link, kind: 'bank-account', returnUrl: 'https://x'}, undefined],
  ['a link of no kind', {...link, kind: 'x'}, 'links[0][1].kind'],
  [
    'a link with a field of another kind',
    {...link, kind: 'status', returnUrl: '', tradeId: '', paymentId: ''},
    'links[0][1].paymentId',
  ],
])('%s in a snapshot', (_, record, key) => {
  const errors = validators.restore?.validateBody({...tables, links: [['a', record]]});
  expect(errors?.[0]?.key).toBe(key);
});

test('a row without a record is named', () => {
  expect(validators.restore?.validateBody({...tables, users: [['a']]})).toEqual([
    {key: 'users[0]', value: 'This must have at least 2 entries.'},
  ]);
});
