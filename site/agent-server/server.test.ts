import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createAgentServer} from './server';
import {knowledge} from './testing/knowledge';

async function connect() {
  const client = new Client({name: 'test', version: '1'});
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createAgentServer(knowledge).server.connect(theirs);
  await client.connect(ours);
  const call = async (name: string, given: object = {}) =>
    (await client.callTool({name, arguments: {...given}})) as CallToolResult;
  return {client, call};
}

const textOf = ({content: [first]}: CallToolResult) => (first?.type === 'text' ? first.text : '');

test('a search gives kind, title, address and excerpt', async () => {
  const {call} = await connect();
  const {structuredContent} = await call('search_documentation', {query: 'money'});
  expect(structuredContent).toEqual({
    results: [
      {
        kind: 'Guide',
        title: 'Users: Payouts',
        address: '/docs/users#payouts',
        excerpt: 'Where money goes.',
      },
    ],
  });
});

test('a page is read by path, twin or URL', async () => {
  const {call} = await connect();
  for (const path of [
    '/docs/users',
    'docs/users',
    '/docs/users/',
    '/docs/users.md',
    '/docs/users/index.html',
    '/docs/users?a=b',
    'https://developer.symblepay.example/docs/users#',
  ]) {
    expect(textOf(await call('read_page', {path})), path).toMatch(/^# Users\n\n## Payouts/);
  }
  expect(textOf(await call('read_call', {operationId: 'getUser'}))).toBe('# Get a user\n');
});

test('a fragment gives the section that it leads to', async () => {
  const {call} = await connect();
  const read = async (path: string) => textOf(await call('read_page', {path}));
  const site = 'https://developer.symblepay.example';
  const payouts = '## Payouts\n\n```bash\n# none\n```\n\n### When\n\nDaily.\n\n';
  const lead = (address: string) => `<${site}${address}>`;
  expect(await read('/docs/users#payouts')).toBe(
    `# Users\n\n${lead('/docs/users#payouts')}\n\n${payouts}`,
  );
  expect(await read(`${site}/docs/users.md?a=b#soon`)).toBe(
    `# Users\n\n${lead('/docs/users#soon')}\n\n### When\n\nDaily.\n\n`,
  );
  expect(await read('/v1/marketplace#get-user.query.id')).toBe('# Get a user\n');
  expect(await read('/v1/marketplace#schema.Trade.price')).toBe(
    `# Reference\n\n${lead('/v1/marketplace#schema.Trade')}\n\n### Trade\n\nA sale.\n`,
  );
  const wrong = await call('read_page', {path: '/docs/users#constructor'});
  expect(wrong.isError).toBe(true);
  expect(textOf(wrong)).toMatch(
    /^path: \/docs\/users has no section "#constructor"\. Did you mean \/docs\/users#.* Without a fragment you get the whole page\.$/,
  );
});

test('tools that only read say so, and none reaches beyond the process', async () => {
  const {client} = await connect();
  const {tools} = await client.listTools();
  const hints = new Map(tools.map(({name, annotations}) => [name, annotations]));
  expect(hints.get('getTrade')).toMatchObject({readOnlyHint: true, destructiveHint: false});
  expect(hints.get('initiateTrade')).toMatchObject({readOnlyHint: false, destructiveHint: false});
  expect(hints.get('rejectInvitation')).toMatchObject({destructiveHint: true});
  expect(hints.get('deleteBusinessUser')).toMatchObject({destructiveHint: true});
  expect([...hints.values()].every((each) => each?.openWorldHint === false)).toBe(true);
});

test('sandboxes that are opened at once have names of their own, and the limit holds', async () => {
  const {call} = await connect();
  const results = await Promise.all(
    Array.from({length: 30}, () => call('open_sandbox', {fill: false})),
  );
  const opened = results.filter(({isError}) => isError !== true);
  const names = opened.map(({structuredContent}) => structuredContent?.world);
  expect(new Set(names).size).toBe(20);
  expect(names).toHaveLength(20);
  expect(textOf(results[29] ?? {content: []})).toContain('20 sandboxes are open');
});

test('a name that a client has chosen is not given again', async () => {
  const {call} = await connect();
  await call('open_sandbox', {name: 'world-2', fill: false});
  const {structuredContent} = await call('open_sandbox', {fill: false});
  expect(structuredContent?.world).toBe('world-3');
});

test('a refused call is an error with the status and body of the API', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  const {isError, structuredContent} = await call('getUser', {marketplaceUserId: 'nobody'});
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({status: 400, body: {typeCode: 'not-found'}, next: []});
});

test('what comes next is possible, whatever is chosen', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  for (const state of ['invited', 'awaitingShipment', 'shipmentDelivered', 'returnDisputed']) {
    const names = new Set<string>();
    for (let index = 0; ; index++) {
      await call('sandbox_reset');
      const arranged = await call('sandbox_arrangeTrade', {body: {state}});
      const {next} = arranged.structuredContent as {
        readonly next: readonly {readonly tool: string; readonly arguments: object}[];
      };
      const chosen = next[index];
      if (!chosen) break;
      names.add(chosen.tool);
      const result = await call(chosen.tool, chosen.arguments);
      expect(result.isError, `${state} ${chosen.tool} ${textOf(result)}`).toBeFalsy();
    }
    expect(names.size, state).toBeGreaterThan(2);
  }
});

test('a finished trade says so, and nothing comes after it is read', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  const arranged = await call('sandbox_arrangeTrade', {body: {state: 'succeeded'}});
  const {next, note} = arranged.structuredContent as {next: Next[]; note: string};
  expect(note).toBe('The trade is finished. Nothing more has to be done.');
  expect(next[0]?.tool).toBe('getTrade');
  expect(next[0]?.why).toContain('is finished');
  const read = await call('getTrade', next[0]?.arguments);
  expect(read.structuredContent).toMatchObject({note, next: []});
});

type Next = {readonly tool: string; readonly arguments: object; readonly why: string};

test('a choice that a page does not offer is answered with those that it does', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  const values = await call('sandbox_suggestValues', {operationId: 'initiateTrade'});
  const {body} = values.structuredContent?.body as {readonly body: object};
  const initiated = await call('initiateTrade', {body});
  const {redirectUrl} = initiated.structuredContent?.body as {readonly redirectUrl: string};
  const {isError, ...result} = await call('sandbox_choose', {redirectUrl, choice: 'dance'});
  expect(isError).toBe(true);
  expect(textOf(result)).toMatch(/^choice: "dance" is not offered on this page\. Choose pay or /);
});

test('a section that is not there is refused as a resource too', async () => {
  const {client} = await connect();
  const uri = 'https://developer.symblepay.example/docs/users#nope';
  await expect(client.readResource({uri})).rejects.toMatchObject({code: -32_602});
});

test('a page that is not there is an error that says what to do', async () => {
  const {call} = await connect();
  await call('open_sandbox', {name: 'here'});
  const redirectUrl = 'http://sandbox.invalid/hosted/checkout/elsewhere';
  for (const [name, more] of [
    ['sandbox_openPage', {}],
    ['sandbox_choose', {choice: 'pay'}],
  ] as const) {
    const {isError, ...result} = await call(name, {redirectUrl, ...more});
    expect(isError).toBe(true);
    expect(textOf(result)).toMatch(/^redirectUrl: .* Ask the call .* in the world "here"/);
  }
});

test('what the API ignores is named', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  const values = await call('sandbox_suggestValues', {operationId: 'initiateTrade'});
  const {body} = values.structuredContent?.body as {readonly body: object};
  const send = (more: object) => call('initiateTrade', {body: {...body, ...more}});
  expect((await send({})).structuredContent).not.toHaveProperty('warning');
  const misspelt = {shiping: {}, prioritizedPayees: [{amount: 1, bankAcount: '1'}]};
  expect((await send(misspelt)).structuredContent?.warning).toMatch(
    /"body\.shiping", "body\.prioritizedPayees\.0\.bankAcount"/,
  );
});

test('whole numbers are taken as numbers or as digits', async () => {
  const {client, call} = await connect();
  await call('open_sandbox');
  const {tools} = await client.listTools();
  const find = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema.properties;
  expect(find('sandbox_listReceived')?.wait).toMatchObject({
    type: 'integer',
    minimum: 0,
    maximum: 30,
  });
  await call('getUser', {marketplaceUserId: 'nobody'});
  for (const number of [1, '1']) {
    const {structuredContent} = await call('sandbox_replayAsCurl', {number});
    expect(structuredContent).toMatchObject({status: 200});
  }
  expect(textOf(await call('sandbox_listReceived', {wait: 31}))).toBe(
    'wait must be a whole number from 0 to 30.',
  );
});

test('a call is found by method and path, a search without results says what to try', async () => {
  const {call, client} = await connect();
  for (const operationId of [
    'GET /users/{marketplaceUserId}',
    'get /v1/marketplace/users/user-48213',
    'GET /users/user-48213?page=2',
  ]) {
    expect(textOf(await call('read_call', {operationId}))).toBe('# Get a user\n');
  }
  const {structuredContent} = await call('search_documentation', {query: 'xyzzyxyzzy'});
  expect(structuredContent?.results).toEqual([]);
  expect(structuredContent?.hint).toContain('fewer');
  const uri = 'https://developer.symblepay.example/docs/users.md';
  const {contents} = await client.readResource({uri});
  const [page] = contents;
  expect(page?.uri).toBe(uri);
  expect(page && 'text' in page ? page.text : '').toMatch(/^# Users/);
});

test('webhooks are received without a network', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  await call('sandbox_addEndpoint', {body: {}});
  await call('sandbox_arrangeTrade', {body: {state: 'awaitingHandIn'}});
  const trades = await call('sandbox_listTrades', {state: 'awaitingHandIn'});
  const [{tradeId}] = trades.structuredContent?.body as [{readonly tradeId: string}];
  await call('sandbox_simulate', {tradeId, body: {event: 'shipment.sent'}});
  const {structuredContent} = await call('sandbox_listReceived', {tradeId});
  const received = structuredContent?.body as readonly object[];
  expect(received.at(-1)).toMatchObject({body: {eventName: 'trade.changed', tradeId}});
});

test('no arguments make a tool fail otherwise than with words', async () => {
  const {client, call} = await connect();
  const {tools} = await client.listTools();
  await call('open_sandbox');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tools),
      fc.array(fc.jsonValue(), {minLength: 8, maxLength: 8}),
      async ({name, inputSchema}, values) => {
        const names = Object.keys(inputSchema.properties ?? {});
        const given = Object.fromEntries(
          names.flatMap((each, index) => (values[index] == null ? [] : [[each, values[index]]])),
        );
        const result = await call(name, given);
        expect(textOf(result)).not.toMatch(/^$|undefined is not|Cannot read|is not a function/);
      },
    ),
    {numRuns: 300},
  );
});

test('what the sandbox refuses names tools, not addresses that a client cannot reach', async () => {
  const {call} = await connect();
  await call('open_sandbox');
  const refused = textOf(await call('sandbox_listSteps', {tradeId: 'nobody'}));
  expect(refused).toContain('sandbox_listTrades lists them');
  expect(refused).not.toContain('GET /_sandbox');
});
