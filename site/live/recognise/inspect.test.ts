import {expect, test} from 'vitest';
import {anchors} from '../../plugins/contract-quotes/anchors';
import {pastedTexts} from '../../plugins/executed-examples/pasted-texts';
import {readRecordings} from '../../published/files';
import {findNotifications, listRecordedCalls} from '../../published/recorded-calls';
import {mostEntries} from './cut-lists';
import type {Finding} from './inspect';
import {inspect} from './inspect';
import {most} from './is-too-large';

const recordings = readRecordings();
const examples = new Map(pastedTexts(recordings).map(({name, text}) => [name, text]));

function inspectExample(name: string): Finding {
  return inspect(examples.get(name) ?? '');
}

function oddRows({rows}: Finding): string[] {
  return rows
    .filter(({status}) => status !== 'known' && status !== 'not sent')
    .map(({path, status}) => `${path}: ${status}`);
}

test('every recorded response is recognised, and none of its fields is odd', () => {
  for (const {name, operationId, status, response} of listRecordedCalls(recordings)) {
    const head = status === 200 ? '' : `HTTP/1.1 ${status}\n\n`;
    const finding = inspect(head + JSON.stringify(response));
    if (JSON.stringify(response) === '{}') continue;
    expect(finding.headline, `${operationId} ${name}`).toMatch(/^This is an? /);
    expect(oddRows(finding), `${operationId} ${name}`).toEqual([]);
    expect(
      finding.weighed.filter(({verdict}) => verdict === 'contradicts'),
      `${operationId} ${name}`,
    ).toEqual([]);
  }
});

test('every recorded notification is recognised', () => {
  for (const [event, body] of findNotifications(recordings)) {
    const finding = inspect(JSON.stringify(body));
    expect(finding.headline).toBe(`This is a webhook: ${event}.`);
    expect(oddRows(finding)).toEqual([]);
  }
});

test('every recorded request leads to fields of the reference', () => {
  for (const {method, path, body, name} of listRecordedCalls(recordings)) {
    if (body === undefined) continue;
    const text = `${method.toUpperCase()} /v1/marketplace${path}\n\n${JSON.stringify(body)}`;
    const {rows, headline, question} = inspect(text);
    const missing = rows.map(({href}) => href.split('#')[1] ?? '').filter((id) => !anchors.has(id));
    if (headline.startsWith('This is the body of a request')) expect(missing, name).toEqual([]);
    expect(question, name).toBeUndefined();
  }
});

test('every field of a response, an error and a webhook leads to the reference', () => {
  const texts = listRecordedCalls(recordings).map(({response}) => JSON.stringify(response));
  const sent = [...findNotifications(recordings).values()].map((body) => JSON.stringify(body));
  for (const text of [...texts, ...sent, ...examples.values()]) {
    const {rows, links} = inspect(text);
    const hrefs = [...rows, ...links].map(({href}) => href.split('#'));
    const wrong = hrefs.filter(([page, id = '']) => page === '/v1/marketplace' && !anchors.has(id));
    expect(wrong, text.slice(0, 100)).toEqual([]);
  }
});

test('an error says its code, its cause and the remedy', () => {
  const {headline, sentences, links} = inspectExample('An error');
  expect(headline).toBe('This is an error: validation-error.');
  expect(sentences.join(' ')).toContain('Correct each field that errors names');
  expect(links[0]?.href).toBe('/docs/guidelines/errors#validation-error');
});

test('the fields that an error names lead to the request that was refused', () => {
  const {refused} = inspectExample('An error');
  expect(refused.map(({key, href}) => [key, href])).toEqual(
    ['cancelUrl', 'title', 'amount', 'shipping.paidBy'].map((key) => [
      key,
      `/v1/marketplace#initiate-trade.body.${key}`,
    ]),
  );
  for (const {response, status} of listRecordedCalls(recordings)) {
    const {refused: fields} = inspect(`HTTP/1.1 ${status}\n\n${JSON.stringify(response)}`);
    const ids = fields.flatMap(({href}) => href?.split('#')[1] ?? []);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  }
});

test('an IBAN in the request around an error says why it was refused', () => {
  const {headline, accounts} = inspectExample('A refused IBAN');
  expect(headline).toBe('This is an error: validation-error.');
  expect(accounts.map(({given, faults}) => [given, faults.map(({rule}) => rule)])).toEqual([
    ['DK5000400440116244', ['Check digits']],
  ]);
});

test('an error about an account asks for the number when the text does not hold it', () => {
  const body = {typeCode: 'validation-error', errors: [{key: 'bankAccount', value: 'No.'}]};
  expect(inspect(`HTTP/1.1 400\n\n${JSON.stringify(body)}`).sentences.join(' ')).toContain(
    'Paste the account number below it',
  );
});

test('a trade with surprises says what is unknown, missing, null and against a rule', () => {
  const finding = inspectExample('A surprising trade');
  expect(oddRows(finding).sort()).toEqual([
    'createdBy: missing',
    'creator: unknown',
    'payer.status.deadline: breaks a rule',
    'payer.status.iconId: breaks a rule',
    'price: breaks a rule',
  ]);
  const against = finding.weighed.filter(({verdict}) => verdict === 'contradicts');
  expect(against.map(({id}) => id)).toEqual(
    expect.arrayContaining(['absent-fields', 'amount-rounding', 'meaning-of-names']),
  );
  expect(finding.question).toContain('- creator: unknown. The reference has no such field.');
  expect(finding.rows.find(({path}) => path === 'payer.status.iconId')?.note).toBe(
    '"trade_successful" is not one of the documented values. The list has trade_succesful.',
  );
});

test('the question holds no name, phone number or address', () => {
  const question = inspectExample('A surprising trade').question ?? '';
  const personal = /Magnus|Overgaard|\+45|Nørrebrogade|2200/;
  expect(examples.get('A surprising trade')).toMatch(personal);
  expect(question).not.toMatch(personal);
});

test.each([
  ['', ''],
  ['<!doctype html><title>502 Bad Gateway</title>', 'This is an HTML page'],
  ['HTTP/2 503\nretry-after: 5\n\n', 'This is a response with status 503 without a body.'],
  ['https://pay.example/checkout?state=1', 'This is a link, probably a redirectUrl.'],
  ['{"tradeId": "1",\n "title" 2}', 'This is not valid JSON: it breaks at line 2, column 10.'],
  ['Hello', 'This is not a body that the API sends.'],
  ['{"redirectUrl": "https://pay.example"}', 'This is a link to a hosted page.'],
  ['{"state": "1"}', 'This is a cancelled checkout.'],
  ['{"colour": "red"}', 'This is JSON, but not something the API sends.'],
  ['{"id": "1", "eventName": "trade.paid", "eventDate": "x"}', 'This is a webhook: trade.paid, '],
  ['HTTP/1.1 403\n\n{"message": "No"}', 'This is an error without a typeCode.'],
  ['[{"externalId": "1", "amount": 2, "isPaid": true, "state": "Paid"}]', 'This is a payment.'],
  [
    '2026-03-02 WARN call failed {"type":"x","title":"x","status":400,"traceId":"1","typeCode":"not-found"} after 3 ms',
    'This is an error: not-found.',
  ],
  [
    '{"level":"error","res":{"data":{"type":"x","title":"x","status":400,"traceId":"1","typeCode":"not-found"}}}',
    'This is an error: not-found.',
  ],
  [
    'body="{\\"externalId\\":\\"1\\",\\"amount\\":2,\\"isPaid\\":true,\\"state\\":\\"Paid\\"}"',
    'This is a payment.',
  ],
  ['12340000567890', 'This is a bank account number (BBAN).'],
  ['FR7630006000011234567890189', 'This is a bank account number (IBAN) that the API rejects.'],
  ['['.repeat(200_000), 'This is not valid JSON'],
  [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'This is too large to check.'],
  ['x'.repeat(most.characters + 1), 'This is too large to check.'],
  [JSON.stringify(Array(most.values + 1).fill({})), 'This is too large to check.'],
])('%.40s is told for what it is', (text, headline) => {
  expect(inspect(text).headline.startsWith(headline)).toBe(true);
  if (headline === '') expect(inspect(text).headline).toBe('');
});

test('of a very long list only the first entries are checked, and the finding says so', () => {
  const trades = Array<object>(most.values - 10).fill({});
  const {rows, sentences} = inspect(JSON.stringify({trades, pagination: {pageSize: 1, page: 1}}));
  expect(rows.find(({path}) => path === 'trades[].tradeId')?.count).toBe(mostEntries);
  expect(sentences).toEqual([`Only the first ${mostEntries} entries of each list are checked.`]);
});

test('JSON inside a string is held to the same size', () => {
  const deep = `{"redirectUrl": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const headline = 'This is JSON, but not something the API sends.';
  expect(inspect(JSON.stringify({message: deep})).headline).toBe(headline);
});

test('a field that is named like something every object has is unknown', () => {
  const text = '{"redirectUrl": "x", "__proto__": {"a": 1}, "constructor": 1, "toString": 2}';
  const head = 'POST /v1/marketplace/users/connect\n\nHTTP/1.1 200\n\n';
  expect(oddRows(inspect(head + text))).toEqual([
    '__proto__: unknown',
    'constructor: unknown',
    'toString: unknown',
  ]);
  expect(({} as {a?: number}).a).toBeUndefined();
});
