import {expect, test} from 'vitest';
import {loadValidators} from '../testing/load-validators.js';
import {validRequests} from '../../expectations/valid-requests.js';

const {validators, webhookValidators, files} = await loadValidators();
const trade = validRequests.initiateTrade?.body as Record<string, unknown>;

test('errors name the field as the API does and say what is wrong', () => {
  const shipping = {shippingOptions: [{method: 'GLS'}], paidBy: 'Payer'};
  expect(validators.initiateTrade?.validateBody({...trade, title: '', shipping})).toEqual([
    {key: 'title', value: 'This is too short: it must have at least 1 character.'},
    {key: 'shipping.expectedMaxWeight', value: 'This field is required.'},
    {
      key: 'shipping.shippingOptions[0].method',
      value: 'This must be one of: Dao, PostNord, Bring.',
    },
  ]);
});

test('a field that breaks several rules is named once', () => {
  const body = {phoneNumber: '+45 35123456', payoutsAccountNumber: 'x'};
  const errors = validators.editBusinessUser?.validateBody(body);
  expect(errors?.map(({key}) => key)).toEqual(['payoutsAccountNumber']);
});

test.each([[undefined], [null], [[]], ['text'], [1]])('the body %j is no object', (body) => {
  expect(validators.initiateTrade?.validateBody(body)).toEqual([
    {key: 'body', value: 'This must be an object.'},
  ]);
});

test('a value of another type is told in words what it must be', () => {
  const shipping = {expectedMaxWeight: 1.5, paidBy: 'Payer', shippingOptions: 'Dao'};
  const errors = validators.initiateTrade?.validateBody({
    ...trade,
    ...{title: 5, amount: '500', shipping},
  });
  expect(Object.fromEntries(errors?.map(({key, value}) => [key, value]) ?? [])).toMatchObject({
    title: 'This must be a string.',
    amount: 'This must be a number.',
    'shipping.expectedMaxWeight': 'This must be a whole number.',
    'shipping.shippingOptions': 'This must be an array.',
  });
});

test('a field of the prototype does not count as sent', () => {
  const body: unknown = JSON.parse('{"__proto__": {"state": "7f3a"}, "constructor": 1}');
  const errors = validators.cancelTrade?.validateBody(body);
  expect(errors).toEqual([{key: 'state', value: 'This field is required.'}]);
});

test('unknown fields are let through', () => {
  expect(validators.cancelTrade?.validateBody({state: 'x', other: 1})).toEqual([]);
});

test('header names are matched in any case and named as documented', () => {
  const header = {'x-CORRELATION-id': 'short'};
  const path = {marketplaceUserId: 'user-1'};
  expect(validators.getUser?.validateParameters({path, header})).toEqual([
    {key: 'X-Correlation-Id', value: 'This is too short: it must have at least 20 characters.'},
  ]);
});

test('a status that is not documented is an error', () => {
  expect(validators.getUser?.validateResponse(404, {})).toEqual([
    {key: 'status', value: 'The status 404 is not documented for this call.'},
  ]);
});

test('the response to a notification may have any 2xx status and no other', () => {
  for (const validator of Object.values(webhookValidators)) {
    expect(validator.validateResponse(204, undefined)).toEqual([]);
    expect(validator.validateResponse(500, undefined)).toHaveLength(1);
  }
  expect(Object.keys(webhookValidators)).toHaveLength(3);
});

test.each([0.07, 0.29, 4.35, 8731.5, 1.005e3, 9999999.99, 10000000])(
  'the amount %d has at most two decimals',
  (amount) => {
    const payment = {externalId: 'p-1', amount, isPaid: false, state: 'Pending'};
    expect(validators.payToEscrow?.validateResponse(200, payment)).toEqual([]);
  },
);

test.each([0.001, 4.355, 9999999.999])('the amount %d has too many decimals', (amount) => {
  const payment = {externalId: 'p-1', amount, isPaid: false, state: 'Pending'};
  expect(validators.payToEscrow?.validateResponse(200, payment)).toEqual([
    {key: 'amount', value: 'This must have at most 2 decimals.'},
  ]);
});

test.each([5, 5.001, 8731.505, 9999999.999])(
  'the amount %d may be sent, to be rounded',
  (amount) => {
    expect(validators.initiateTrade?.validateBody({...trade, amount})).toEqual([]);
  },
);

test.each([4.999, 10000000.001])('the amount %d is outside before it is rounded', (amount) => {
  const errors = validators.initiateTrade?.validateBody({...trade, amount});
  expect(errors?.map(({key}) => key)).toEqual(['amount']);
});

test('each header has a check of its own, and no other parameter has', () => {
  expect(Object.keys(files).filter((file) => /^headers\/.*\.js$/.test(file))).toEqual([
    'headers/CorrelationId.js',
  ]);
});

test('the validators of requests check a body where the call has one', () => {
  expect(files['requests.js']).toContain('validateBody: connectUser.validateBody');
  expect(files['requests.js']).toContain(
    'getUser: {validateParameters: getUser.validateParameters}',
  );
});

test('parameters are required, limited and named by where they stand', () => {
  const path = {marketplaceUserId: 'user-1'};
  expect(validators.getUser?.validateParameters({path: {}})).toEqual([
    {key: 'marketplaceUserId', value: 'This field is required.'},
  ]);
  for (const forceOnboarding of ['true', 'false', true, false]) {
    const errors = validators.connectUser?.validateParameters({path, query: {forceOnboarding}});
    expect(errors).toEqual([]);
  }
  const query = {forceOnboarding: 'yes'};
  expect(validators.connectUser?.validateParameters({path, query})).toMatchObject([
    {key: 'forceOnboarding'},
  ]);
});
