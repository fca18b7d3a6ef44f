import {expect, test} from '@playwright/test';
import {startAgentFile} from '../agent-client';
import {downloads} from '../sandbox-file';

const fileName = 'symblepay-mcp.mjs';
const huge = 'x'.repeat(1024 * 1024);
const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
const unknownId = '00000000-0000-4000-8000-000000000000';

/** The tool, its arguments as JSON, and what the error must say. */
type Case = readonly [tool: string, given: string, said: RegExp];

const documentationCases: readonly Case[] = [
  ['search_documentation', '{}', /^query is missing\. A few words/],
  ['search_documentation', '{"query":""}', /^query must have 1 to 200 characters; it has 0/],
  ['search_documentation', '{"query":5}', /^query must be a string/],
  ['search_documentation', '{"query":null}', /^query must be a string/],
  ['search_documentation', '{"query":["a"]}', /^query must be a string/],
  ['search_documentation', '{"query":{"toString":1}}', /^query must be a string/],
  ['search_documentation', `{"query":"${huge}"}`, /it has 1048576/],
  ['search_documentation', `{"query":${deep}}`, /^query must be a string/],
  ['search_documentation', '{"query":"\\ud800"}', /^query must be valid Unicode/],
  [
    'search_documentation',
    '{"qeury":"a"}',
    /^"qeury" is not an argument of search_documentation\. It takes query\./,
  ],
  ['search_documentation', '{"query":"a","constructor":1}', /^"constructor" is not an argument/],
  ['search_documentation', `{"query":"a","${huge}":1}`, /^"x{60}…" is not an argument/],
  ['read_page', '{}', /^path is missing/],
  ['read_page', '{"path":7}', /^path must be a string/],
  ['read_page', '{"path":"/docs/trade"}', /is not a page\. Did you mean \/docs\/trades,/],
  ['read_page', '{"path":"../../../etc/passwd"}', /^path: "\.\.\/.*is not a page/],
  ['read_page', '{"path":"/docs/../../etc/passwd"}', /is not a page/],
  ['read_page', '{"path":"/docs/%2e%2e/%2e%2e/etc/passwd"}', /is not a page/],
  ['read_page', '{"path":"file:///etc/passwd"}', /is not a page/],
  ['read_page', '{"path":"https://evil.example/docs/trades"}', /is not a page/],
  ['read_page', '{"path":"/docs/trades\\u0000.md"}', /is not a page/],
  ['read_page', '{"path":"__proto__"}', /is not a page/],
  ['read_page', '{"path":"constructor"}', /is not a page/],
  ['read_page', `{"path":"${huge}"}`, /must have 1 to 500 characters/],
  ['read_page', '{"path":"/docs/trades","world":"a"}', /^"world" is not an argument of read_page/],
  ['read_call', '{"operationId":"initiateTrades"}', /is not a call\. Did you mean initiateTrade,/],
  ['read_call', '{"operationId":"../getTrade"}', /is not a call/],
  ['read_call', '{"operationId":"__proto__"}', /is not a call/],
  ['read_call', '{"operationId":true}', /^operationId must be a string/],
  ['read_call', '{"id":"getTrade"}', /It takes operationId\./],
];

const unopened: readonly Case[] = [
  ['getUser', '{"marketplaceUserId":"user-10077"}', /^No sandbox is open\. Call open_sandbox/],
  ['sandbox_listTrades', '{}', /^No sandbox is open/],
  ['sandbox_openPage', '{"redirectUrl":"http://a/"}', /^No sandbox is open/],
  ['sandbox_readClock', '{"world":"world-1"}', /^No sandbox is open/],
  ['open_sandbox', '{"name":"Über"}', /^name: /],
  ['open_sandbox', '{"name":"../a"}', /^name: /],
  ['open_sandbox', '{"seed":5}', /^seed must be a string/],
  ['open_sandbox', `{"seed":"${huge}"}`, /^seed must have 0 to 200 characters/],
  ['open_sandbox', '{"startsAt":"yesterday"}', /^startsAt: /],
  ['open_sandbox', '{"startsAt":"9999-99-99T99:99:99Z"}', /^startsAt: /],
  ['open_sandbox', '{"startsAt":"9999-12-31T23:59:59Z"}', /^startsAt: Must be from 1970 on/],
  ['open_sandbox', '{"startsAt":"0000-01-01T00:00:00Z"}', /^startsAt: Must be from 1970 on/],
  ['open_sandbox', '{"fill":"no"}', /^fill must be true or false/],
  ['open_sandbox', '{"settings":{}}', /^"settings" is not an argument/],
];

const sandboxCases: readonly Case[] = [
  ['open_sandbox', '{"name":"world-1"}', /^name: "world-1" is open already/],
  ['getUser', '{}', /^marketplaceUserId is missing/],
  ['getUser', '{"marketplaceUserId":10077}', /^marketplaceUserId must be a string/],
  ['getUser', '{"marketplaceUserId":""}', /^marketplaceUserId must have 1 to 64/],
  ['getUser', '{"marketplaceUserId":"."}', /^marketplaceUserId must not be \./],
  ['getUser', '{"marketplaceUserId":".."}', /^marketplaceUserId must not be \.\./],
  ['getUser', '{"marketplaceUserId":"a/../../b"}', /"status": 400/],
  ['getUser', '{"marketplaceUserId":"a\\u0000b"}', /"status": 400/],
  ['getUser', '{"marketplaceUserId":"\\udfff"}', /^marketplaceUserId must be valid Unicode/],
  ['getUser', `{"marketplaceUserId":"${huge}"}`, /^marketplaceUserId must have 1 to 64/],
  ['getUser', '{"marketplaceUserId":"nobody"}', /not-found/],
  ['getUser', '{"marketplaceUserId":"user-10077","apiKey":"wrong"}', /unauthorized/],
  ['getUser', '{"marketplaceUserId":"user-10077","apiKey":"a\\r\\nb: c"}', /^apiKey must be/],
  ['getUser', '{"marketplaceUserId":"user-10077","world":"moon"}', /^world: "moon" is not open/],
  ['getUser', '{"marketplaceUserId":"user-10077","X-Correlation-Id":"short"}', /20 to 64/],
  [
    'getUser',
    '{"marketplaceUserId":"user-10077","X-Correlation-Id":"a\\nb-twenty-characters"}',
    /^X-Correlation-Id must be printable ASCII/,
  ],
  ['getUser', '{"userId":"user-10077"}', /It takes marketplaceUserId, /],
  ['connectUser', '{}', /^body is missing/],
  ['connectUser', '{"body":"{}"}', /^body must be an object/],
  ['connectUser', '{"body":[]}', /^body must be an object/],
  ['connectUser', '{"body":{}}', /marketplaceUserId/],
  ['connectUser', '{"body":{"__proto__":{"marketplaceUserId":"a"}}}', /marketplaceUserId/],
  ['connectUser', '{"forceOnboarding":"yes","body":{}}', /^forceOnboarding must be true or false/],
  ['initiateTrade', '{"body":{"title":5,"amount":"many"}}', /"key": "amount"/],
  ['initiateTrade', `{"body":{"title":"${huge}"}}`, /larger than 262144 bytes/],
  ['initiateTrade', `{"body":${deep}}`, /nested too deeply|validation-error/],
  ['getTrade', `{"marketplaceUserId":"user-48213","tradeId":"${unknownId}"}`, /not-found/],
  ['cancelTrade', '{"body":{"state":"\\u0000"}}', /"status": 4/],
  ['sandbox_simulate', '{"tradeId":"a","body":{"event":"explosion"}}', /event/],
  ['sandbox_simulate', `{"tradeId":"${unknownId}","body":{"event":"shipment.sent"}}`, /not known/],
  ['sandbox_simulate', '{"tradeId":"a"}', /^body is missing/],
  ['sandbox_advanceClock', '{"body":{"hours":-1}}', /hours/],
  ['sandbox_advanceClock', '{"body":{"hours":1e308}}', /hours/],
  ['sandbox_advanceClock', '{"body":{"centuries":1}}', /centuries/],
  ['sandbox_suggestValues', '{"operationId":"steal"}', /^operationId must be one of connectUser,/],
  ['sandbox_listReceived', '{"wait":"31"}', /wait/],
  ['sandbox_listReceived', '{"wait":1.5}', /^wait must be a whole number from 0 to 30\./],
  ['sandbox_replayAsCurl', '{"number":-1}', /^number must be a whole number from 1\./],
  ['sandbox_replayAsCurl', '{"number":"-1"}', /^number must be a whole number/],
  ['sandbox_replayAsCurl', '{"number":999999}', /not known/],
  ['sandbox_openPage', '{"redirectUrl":"javascript:alert(1)"}', /^redirectUrl must be one that a/],
  ['sandbox_openPage', '{"redirectUrl":"http://sandbox.invalid.evil/"}', /^redirectUrl must be/],
  ['sandbox_choose', '{"redirectUrl":"http://sandbox.invalid/"}', /^choice is missing/],
  [
    'sandbox_choose',
    '{"redirectUrl":"http://sandbox.invalid/hosted/checkout/x","choice":"pay"}',
    /^redirectUrl: This page does not exist\. Ask the call /,
  ],
  [
    'sandbox_choose',
    '{"redirectUrl":"http://sandbox.invalid/hosted/checkout/x","choice":"pay","fields":{"a":1}}',
    /^fields\."a" must be a string/,
  ],
];

/** A line that is no good message, the code of its error, and what that must say. */
const lines: readonly (readonly [line: string, code: number, said: RegExp])[] = [
  ['{', -32_700, /not valid JSON/],
  ['hello', -32_700, /not valid JSON/],
  ['\u0000', -32_700, /not valid JSON/],
  ['[]', -32_600, /at least one message/],
  ['[[]]', -32_600, /one JSON object, or a batch/],
  ['null', -32_600, /one JSON object, or a batch/],
  ['"a"', -32_600, /one JSON object, or a batch/],
  ['{}', -32_600, /jsonrpc must be "2\.0"/],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600, /jsonrpc must be/],
  ['{"jsonrpc":"2.0","id":1}', -32_600, /method must be a string/],
  ['{"jsonrpc":"2.0","id":1,"method":5}', -32_600, /method must be a string/],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600, /id must be/],
  ['{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}', -32_600, /id must be/],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","extra":1}', -32_600, /^"extra" does not belong/],
  ['{"jsonrpc":"2.0","id":1,"method":"no/such","params":{"_meta":5}}', -32_600, /^params\._meta/],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32_602, /params must be an object/],
  ['{"jsonrpc":"2.0","id":1,"method":"no/such"}', -32_601, /not found/],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/call"}', -32_602, /params\.name/],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}', -32_602, /params\.name/],
  [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getTrades"}}',
    -32_602,
    /^"getTrades" is not a tool\. Did you mean getTrade,/,
  ],
  [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__"}}',
    -32_602,
    /is not a tool/,
  ],
  [
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${huge}"}}`,
    -32_602,
    /is not a tool/,
  ],
  [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getUser","arguments":"a"}}',
    -32_602,
    /params\.arguments must be an object/,
  ],
  [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getUser","arguments":{"__proto__":{}}}}',
    -32_602,
    /"__proto__" is not an argument/,
  ],
  [
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}',
    -32_602,
    /is not a resource/,
  ],
  ['{"jsonrpc":"2.0","id":1,"method":"initialize"}', -32_602, /^params: /],
  [
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":5}}',
    -32_602,
    /^params\.uri: /,
  ],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":5}}', -32_602, /^params\.cur/],
  [huge.repeat(5), -32_600, /longer than 4194304 bytes/],
];

test('hostile arguments get an error that names them, and the server goes on', async () => {
  const client = startAgentFile(downloads, fileName);
  await client.begin();
  const attack = async (cases: readonly Case[]) => {
    for (const [tool, given, said] of cases) {
      client.send(
        `{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"${tool}","arguments":${given}}}`,
      );
      const {result, error} = await client.receive();
      const label = `${tool} ${given.slice(0, 100)} ${error?.message}`;
      expect(result?.isError, label).toBe(true);
      const [{text}] = result?.content as [{readonly text: string}];
      expect(text.length, label).toBeLessThan(5000);
      expect(text, label).toMatch(said);
    }
  };
  await attack(documentationCases);
  await attack(unopened);
  await client.call('open_sandbox', {});
  await attack(sandboxCases);
  expect((await client.call('sandbox_readClock')).isError).toBeFalsy();
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('a line that is no message is refused as the protocol says, and the server goes on', async () => {
  const client = startAgentFile(downloads, fileName);
  await client.begin();
  for (const [line, code, said] of lines) {
    client.send(line);
    const {error} = await client.receive();
    expect(error?.code, line.slice(0, 100)).toBe(code);
    expect(error?.message, line.slice(0, 100)).toMatch(said);
    expect(error?.message.length).toBeLessThan(1000);
  }
  client.send('\n\r\n');
  expect((await client.request('ping')).result).toEqual({});
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('a batch is responded to message by message', async () => {
  const client = startAgentFile(downloads, fileName);
  await client.begin();
  client.send(
    '[{"jsonrpc":"2.0","id":"b","method":"ping"},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"z"}},5]',
  );
  const received = [await client.receive(), await client.receive()];
  expect(received.find(({result}) => result)?.result).toEqual({});
  expect(received.find(({error}) => error)?.error?.code).toBe(-32_600);
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('two sandboxes share nothing, and the twenty-first is refused', async () => {
  const client = startAgentFile(downloads, fileName);
  await client.begin();
  await client.call('open_sandbox', {name: 'one'});
  const second = await client.call('open_sandbox', {name: 'two', fill: false});
  expect(second.structuredContent?.next).toEqual([
    expect.objectContaining({
      tool: 'connectUser',
      arguments: expect.objectContaining({world: 'two'}),
    }),
  ]);
  const count = async (given: object) => {
    const {structuredContent} = await client.call('sandbox_listTrades', given);
    return (structuredContent?.body as unknown[]).length;
  };
  expect(await count({})).toBe(0);
  expect(await count({world: 'one'})).toBeGreaterThan(5);
  for (let more = 0; more < 18; more++) await client.call('open_sandbox', {fill: false});
  const {isError, content} = await client.call('open_sandbox');
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain('sandbox_reset');
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('thirty that are opened without waiting are twenty sandboxes and ten refusals', async () => {
  const client = startAgentFile(downloads, fileName);
  await client.begin();
  const results = await Promise.all(
    Array.from({length: 30}, () => client.call('open_sandbox', {fill: false})),
  );
  const worlds = results.flatMap(({structuredContent}) => structuredContent?.world ?? []);
  expect(new Set(worlds).size).toBe(20);
  expect(results.filter(({isError}) => isError)).toHaveLength(10);
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('a call that waits is responded to when the input ends', async () => {
  const client = startAgentFile(downloads, fileName);
  await client.begin();
  await client.call('open_sandbox', {});
  const waiting = client.call('sandbox_listReceived', {wait: '30'});
  expect(await client.end()).toEqual({code: 0, errors: ''});
  expect((await waiting).structuredContent).toMatchObject({status: 200, body: []});
});
