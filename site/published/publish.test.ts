import type {Content, Contract, Operation} from '@symblepay/openapi/contract';
import {listCalls, listWebhooks} from '@symblepay/openapi/contract';
import type {OperationId} from '@symblepay/openapi/validators';
import {validators, webhookValidators} from '@symblepay/openapi/validators';
import {expect, test} from 'vitest';
import type {Recording} from '../recording/recording';
import {organisation} from '../organisation';
import {publish} from './publish';
import {findUnrecorded} from './testing/find-unrecorded';
import {published} from './testing/published';

const {document, recordings} = await published;

const operations = listCalls(document).map(({path, operation}) => ({
  path,
  operation,
  operationId: operation.operationId as OperationId,
}));

function examplesIn(content: Content | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(content?.['application/json'].examples ?? {}).map(([name, {value}]) => [
    name,
    value,
  ]);
}

function responsesOf({responses}: Operation, status: string) {
  const response = responses[status];
  return examplesIn(response && 'content' in response ? response.content : undefined);
}

test('every example of the document was recorded', () => {
  expect(findUnrecorded(document, recordings)).toEqual([]);
  expect(JSON.stringify(document).match(/"examples?":/g)?.length).toBeGreaterThan(200);
});

/** The document with a text replaced, as if somebody had typed it. */
function spoil(before: string, after: string): Contract {
  const text = JSON.stringify(document);
  expect(text).toContain(before);
  return JSON.parse(text.replace(before, after)) as Contract;
}

test.each([
  [
    '"name":"Ida Brandt","phoneNumber"',
    '"name":"Ida Brant","phoneNumber"',
    /^getUser 200 read-user$/,
  ],
  ['"detail":"The user id was not known"', '"detail":"No such user"', /^getUser 400 not-found$/],
  ['"example":"seller-1001"', '"example":"seller-1002"', /^getUser path \/users\/seller-1002$/],
  ['"reason":"The shutter', '"reason":"A shutter', /^rejectItemCondition reject-item$/],
  ['"state":"paid_to_escrow"', '"state":"paid"', /^trade\.changed trade\.changed$/],
  ['"example":"dao-2200-014"', '"example":"dao-1"', /^parameter receiverShopId$/],
  ['"examples":[1901.25]', '"examples":[1901.26]', /^ContractPhase\.amount$/],
])('%s typed as %s is found', (before, after, place) => {
  const found = findUnrecorded(spoil(before, after), recordings);
  expect(found.filter((each) => place.test(each))).toHaveLength(1);
});

test('every example keeps the contract', () => {
  const faults = operations.flatMap(({operation, operationId}) => [
    ...examplesIn(operation.requestBody?.content).flatMap(([, body]) =>
      validators[operationId].validateBody(body),
    ),
    ...['200', '400'].flatMap((status) =>
      responsesOf(operation, status).flatMap(([, body]) =>
        validators[operationId].validateResponse(Number(status), body),
      ),
    ),
  ]);
  const ofWebhooks = listWebhooks(document).flatMap(({operation}) =>
    examplesIn(operation.requestBody?.content).flatMap(([, body]) =>
      webhookValidators[operation.operationId as keyof typeof webhookValidators].validateBody(body),
    ),
  );
  expect([...faults, ...ofWebhooks]).toEqual([]);
});

test.each(operations)(
  '$operationId shows a request that was sent, and its own response',
  (shown) => {
    const {operationId, operation, path} = shown;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(
        (operation.parameters ?? []).flatMap((each) =>
          'name' in each && each.name === name ? [each.example] : [],
        )[0],
      ),
    );
    const [, body] = examplesIn(operation.requestBody?.content)[0] ?? [];
    const [, response] = responsesOf(operation, '200')[0] ?? [];
    const sent = [...recordings.values()]
      .flatMap(({steps}) => steps.filter((step) => step.kind === 'call'))
      .find((call) => call.operationId === operationId && call.response === response);
    expect(sent).toMatchObject({path: filled, body});
    expect(Object.keys(sent?.headers ?? {}).filter((name) => name !== 'Content-Type')).toEqual([]);
  },
);

test('a call that names a user shows that user', () => {
  const {get} = document.paths['/users/{marketplaceUserId}'] ?? {};
  const [id] = (get?.parameters ?? []).flatMap((each) => ('name' in each ? [each.example] : []));
  const [user] = get ? responsesOf(get, '200') : [];
  expect([id, user?.[1]]).toMatchObject(['seller-1001', {name: 'Ida Brandt'}]);
});

test('each call shows the errors that it can give', () => {
  const shown = operations.map(({operationId, operation}) => [
    operationId,
    responsesOf(operation, '400')
      .map(([typeCode]) => typeCode)
      .sort(),
  ]);
  const ofOneUser = ['invalid-state', 'not-found', 'validation-error', 'wrong-role'];
  expect(Object.fromEntries(shown)).toEqual({
    connectUser: ['validation-error'],
    getUser: ['not-found', 'validation-error'],
    initiateBankAccount: ['not-found', 'validation-error'],
    createBusinessUser: ['already-exists', 'company-not-allowed', 'validation-error'],
    editBusinessUser: ['not-found', 'validation-error'],
    getBusinessUser: ['not-found', 'validation-error'],
    deleteBusinessUser: ['invalid-state', 'not-found', 'validation-error'],
    initiateTrade: [
      'fees-exceed-amount',
      'payee-not-connected',
      'uniqueness-key-used',
      'validation-error',
    ],
    cancelTrade: ['invalid-state', 'not-found', 'validation-error'],
    listTrades: ['not-found', 'validation-error'],
    getTrade: ['not-found', 'validation-error'],
    createTradeStatusLink: ['not-found', 'validation-error'],
    abandonTrade: ofOneUser,
    reimbursePayer: ['insufficient-escrow', ...ofOneUser],
    acceptInvitation: ofOneUser,
    rejectInvitation: ofOneUser,
    acceptInvitationAndPay: ['already-paid', ...ofOneUser],
    payToEscrow: ['already-paid', ...ofOneUser],
    createPaymentLink: [
      'already-paid',
      'invalid-state',
      'not-found',
      'uniqueness-key-used',
      'validation-error',
      'wrong-role',
    ],
    buyShipment: ['already-paid', ...ofOneUser],
    buyReturnShipment: ['already-paid', ...ofOneUser],
    acceptItemCondition: ofOneUser,
    rejectItemCondition: ofOneUser,
  });
});

test('the errors of the brief are shown: an unknown trade, and a name that is too short', () => {
  const errorOf = (operationId: string, typeCode: string) =>
    operations
      .filter((each) => each.operationId === operationId)
      .flatMap(({operation}) => responsesOf(operation, '400'))
      .find(([name]) => name === typeCode)?.[1];
  expect(errorOf('getTrade', 'not-found')).toMatchObject({
    detail: 'The trade id was not known',
    typeCode: 'not-found',
  });
  expect(errorOf('createBusinessUser', 'validation-error')).toMatchObject({
    errors: [{key: 'name', value: 'This is too short: it must have at least 2 characters.'}],
  });
});

test('the type of an error links to the heading of its typeCode', () => {
  const errors = operations.flatMap(({operation}) => responsesOf(operation, '400'));
  for (const [typeCode, value] of errors) {
    expect(value).toMatchObject({
      type: `${organisation.siteUrl}/docs/guidelines/errors#${typeCode}`,
      status: 400,
    });
  }
  expect(errors.length).toBeGreaterThan(60);
});

test('a page of trades holds 20', () => {
  const {Pagination} = document.components.schemas;
  expect(Pagination?.properties?.pageSize?.examples).toEqual([20]);
});

/** Publishes as if a scenario did not hold some of its calls. */
function publishWithout(isLeftOut: (step: Recording['steps'][number]) => boolean): () => Contract {
  const fewer = [...recordings].map(
    ([name, {steps, ...rest}]) =>
      [name, {...rest, steps: steps.filter((step) => !isLeftOut(step))}] as const,
  );
  return () => publish(new Map(fewer));
}

test('a field that no scenario plays stops the build with its name and the remedy', () => {
  const forget = publishWithout(({name}) => name === 'initiate-with-old-fields');
  expect(forget).toThrow(
    'No scenario sends or receives ReturnShipping.price, Shipping.price, TradeCreation.checkoutIdempotencyKey. Play it in one of site/examples.',
  );
});

test('a step that is to be shown and is not played stops the build', () => {
  expect(publishWithout(({name}) => name === 'read-user')).toThrow(
    /shown-calls\.ts shows the step "read-user" for getUser, but site\/examples\/reference-calls\.ts has no/,
  );
});

test('a call that is never refused stops the build', () => {
  const forget = publishWithout(
    (step) => step.kind === 'call' && step.operationId === 'listTrades' && step.status === 400,
  );
  expect(forget).toThrow('No scenario shows listTrades refused.');
});

test('a parameter that is never sent stops the build', () => {
  const forget = publishWithout(
    (step) =>
      step.kind === 'call' && 'receiverShopId' in step.parameters && step.name !== 'read-shop',
  );
  expect(forget).toThrow('No scenario sends receiverShopId.');
});
