import {assumptions} from '@symblepay/openapi/assumptions';
import {expect, test} from 'vitest';
import {readRecordings} from '../../published/files';
import {inspect} from './inspect';
import {weighAssumptions, weighing} from './weigh-assumptions';

type Phases = Readonly<Record<'contract' | 'finished', object>>;

/** A trade that went well. */
function playTrade(): {readonly phases: Phases} {
  const {steps = []} = readRecordings().get('trade-delivered') ?? {};
  const call = steps.find(({name}) => name === 'accept-item');
  if (call?.kind !== 'call') throw new Error('trade-delivered has no step accept-item.');
  return structuredClone(call.response as {readonly phases: Phases});
}

function verdictsOf(text: string): Record<string, string> {
  return Object.fromEntries(inspect(text).weighed.map(({id, verdict}) => [id, verdict]));
}

test('every assumption that is weighed is in the register', () => {
  expect(Object.keys(weighing).filter((id) => !(id in assumptions))).toEqual([]);
  expect(Object.keys(weighing).length).toBeGreaterThan(30);
});

test('an entry is named by the words of the register and leads to it', () => {
  const [first] = inspect('HTTP/1.1 201\n\n{"redirectUrl": "https://a.example"}').weighed;
  expect(first).toMatchObject({
    id: 'success-status',
    statement: assumptions['success-status'].statement,
    href: '/docs/getting-started/open-api-documentation#success-status',
    because: 'The status is 201.',
  });
});

test('what is confirmed needs no more evidence, only what speaks against it', () => {
  const register = {
    ...assumptions,
    'success-status': {...assumptions['success-status'], status: 'confirmed'},
  } as const;
  const idsFor = (status: number) =>
    weighAssumptions(
      {
        kind: 'response',
        schema: 'Redirect',
        body: {},
        http: {status, headers: new Map()},
        fields: [],
      },
      register,
    ).map(({id}) => id);
  expect(idsFor(200)).not.toContain('success-status');
  expect(idsFor(201)).toContain('success-status');
});

const error = {type: 'x', title: 'x', status: 400, traceId: '1', typeCode: 'validation-error'};
const event = {id: '1', eventDate: '2026-03-02T09:00:00Z'};
const user = {symblepayUserId: '1', hasCompletedOnboarding: true};

test.each([
  [{redirectUrl: 'x', tradeId: '1'.repeat(65)}, 'id-length', 'contradicts'],
  [{...error, traceId: '1'.repeat(65)}, 'trace-id-length', 'contradicts'],
  [{...error, typeCode: 'rate-limited'}, 'error-codes', 'contradicts'],
  [{...error, status: 422}, 'error-statuses', 'confirms'],
  [{...error, typeCode: 'unauthorized', status: 401}, 'missing-key-status', 'confirms'],
  [{...error, typeCode: 'unauthorized', status: 403}, 'missing-key-status', 'contradicts'],
  [{...error, errors: [{key: 'a.b', value: ''}]}, 'field-error-keys', 'confirms'],
  [{...error, errors: [{key: '/a/b', value: ''}]}, 'field-error-keys', 'contradicts'],
  [{...error, detail: null}, 'absent-fields', 'contradicts'],
  [{...error, typeCode: 'not-found', instance: '/users/1'}, 'not-found-everywhere', 'confirms'],
  [{...user, bankAccount: {accountNumber: '00400440116243'}}, 'account-as-iban', 'contradicts'],
  [{...user, bankAccount: {accountNumber: 'DK5000400440116243'}}, 'account-as-iban', 'confirms'],
  [user, 'onboarding-complete', 'contradicts'],
  [{redirectUrl: 'https://a.example/?state=1', tradeId: '1'}, 'cancel-state', 'confirms'],
  [{redirectUrl: 'https://a.example/', tradeId: '1'}, 'cancel-state', 'contradicts'],
  [{...event, eventName: 'trade.paid', tradeId: '1'}, 'webhook-names', 'contradicts'],
  [{...event, eventName: 'user.deleted'}, 'webhook-names', 'confirms'],
  [{...event, eventName: 'trade.changed', tradeId: '1'}, 'trade-webhook-fields', 'contradicts'],
  [{id: '1', eventName: 'user.connected'}, 'webhook-fields', 'contradicts'],
  [{trades: [], pagination: {pageSize: 20, page: 0}}, 'trade-list-order', 'contradicts'],
] as const)('%j speaks about %s: %s', (body, id, verdict) => {
  expect(verdictsOf(JSON.stringify(body))[id]).toBe(verdict);
});

test('a webhook that is signed in another header contradicts the signature', () => {
  const body = JSON.stringify({...event, eventName: 'user.connected'});
  const head = (line: string) => `POST /hook HTTP/1.1\n${line}\n\n`;
  expect(verdictsOf(head('X-Hub-Signature: a') + body)['webhook-signature']).toBe('contradicts');
  expect(verdictsOf(head('webhook-signature: v1,a') + body)['webhook-signature']).toBe('confirms');
});

test('the body of a call whose response is not documented speaks about that', () => {
  const head = 'POST /v1/marketplace/users/1/trades/2/reimburse-payer\n\nHTTP/1.1 200\n\n';
  expect(verdictsOf(`${head}{"refunded": 1}`)['undocumented-response']).toBe('contradicts');
  expect(verdictsOf(`${head}{}`)['undocumented-response']).toBe('confirms');
});

test('amounts of a trade that do not add up contradict how we count', () => {
  const trade = playTrade();
  Object.assign(trade.phases.contract, {amount: 1});
  Object.assign(trade.phases.finished, {amount: 1e6, released: '2030-01-01T00:00:00Z'});
  expect(verdictsOf(JSON.stringify(playTrade()))).toMatchObject({
    'fee-sum': 'confirms',
    'escrow-amount': 'confirms',
    'finished-amount': 'confirms',
    'release-time': 'confirms',
  });
  expect(verdictsOf(JSON.stringify(trade))).toMatchObject({
    'escrow-amount': 'contradicts',
    'finished-amount': 'contradicts',
    'release-time': 'contradicts',
  });
});
