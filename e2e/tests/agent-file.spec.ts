import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';
import {copyFile, mkdtemp, readdir, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {AgentClient, Json, Tool} from '../agent-client';
import {startAgentFile} from '../agent-client';
import {fillArguments} from '../fill-arguments';
import {downloads} from '../sandbox-file';

const fileName = 'symblepay-mcp.mjs';

/** The file alone, far from the repository. */
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agent-'));
  await copyFile(join(downloads, fileName), join(folder, fileName));
});

type Next = {readonly tool: string; readonly arguments: Json; readonly why: string};

async function listTools(client: AgentClient): Promise<readonly Tool[]> {
  const {result} = await client.request('tools/list');
  return result?.tools as Tool[];
}

test('the download is one file without machine paths, beside it its checksum', async () => {
  const text = await readFile(join(downloads, fileName));
  const sum = createHash('sha256').update(text).digest('hex');
  expect(await readFile(join(downloads, `${fileName}.sha256`), 'utf8')).toBe(
    `${sum}  ${fileName}\n`,
  );
  expect(text.length).toBeLessThan(1024 * 1024);
  expect(text.toString()).not.toContain(process.cwd());
});

test('it says what it is, how to add it, and which option it does not know', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [fileName, ...options], {cwd: folder, encoding: 'utf8'});
  expect(run('--help').stdout).toContain('"mcpServers"');
  expect(run('--version').stdout).toMatch(/^\d+\.\d+\n$/);
  expect(run('--port', '1')).toMatchObject({status: 2, stdout: ''});
  expect(run('--port', '1').stderr).toBe(`Unknown option '--port'. See node ${fileName} --help\n`);
  expect(run()).toMatchObject({status: 0, stdout: '', stderr: ''});
});

test('each tool says what it does and what it takes', async () => {
  const client = startAgentFile(folder, fileName);
  const {instructions} = await client.begin();
  expect(instructions).toContain('open_sandbox');
  const tools = await listTools(client);
  expect(tools.filter(({name}) => !name.includes('_'))).toHaveLength(23);
  const names = tools.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const {name, description, inputSchema} of tools) {
    expect(name).toMatch(/^[\w-]{1,64}$/);
    expect(description.length, name).toBeGreaterThan(20);
    const text = JSON.stringify({description, inputSchema});
    expect(text, name).not.toMatch(/\$ref|x-assumption|\/_sandbox/);
    for (const [, mentioned = ''] of text.matchAll(/\b(sandbox_\w+)/g)) {
      expect(names, name).toContain(mentioned);
    }
  }
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

/** A player who knows how to send JSON, and what the tools say. */
async function play(
  client: AgentClient,
  choose: (next: Next, seen: readonly Json[]) => Json,
): Promise<{readonly played: readonly string[]; readonly last: Json}> {
  const seen: Json[] = [];
  const played: string[] = [];
  let tool = 'open_sandbox';
  let given: Json = {};
  for (let count = 0; count < 40; count++) {
    const {structuredContent, isError, content} = await client.call(tool, given);
    expect(isError, `${tool} ${content[0]?.text}`).toBeFalsy();
    const result = structuredContent ?? {};
    played.push(tool);
    seen.push(result);
    const [next] = result.next as Next[];
    if (next === undefined || played.filter((name) => name === 'getTrade').length > 0) break;
    tool = next.tool;
    given = choose(next, seen);
  }
  return {played, last: seen.at(-1) ?? {}};
}

const mainFlow = [
  'open_sandbox',
  'connectUser',
  'sandbox_openPage',
  'sandbox_choose',
  'initiateBankAccount',
  'sandbox_openPage',
  'sandbox_choose',
  'getUser',
  'initiateTrade',
  'sandbox_openPage',
  'sandbox_choose',
  'buyShipment',
  'createPaymentLink',
  'sandbox_openPage',
  'sandbox_choose',
  'sandbox_simulate',
  'sandbox_simulate',
  'sandbox_simulate',
  'acceptItemCondition',
  'getTrade',
];

/** Price less the payee's fee, as the trade itself names both. */
function expectPaidOut(last: Json): void {
  const {price, payee, phases} = last.body as {
    readonly price: number;
    readonly payee: {readonly fees: {readonly amount: number}};
    readonly phases: {readonly finished: Json};
  };
  expect(price).toBeGreaterThan(0);
  expect(payee.fees.amount).toBeGreaterThan(0);
  expect(phases.finished).toMatchObject({
    succeeded: expect.any(String),
    released: expect.any(String),
  });
  expect(phases.finished.amount).toBeCloseTo(price - payee.fees.amount, 2);
}

test('the first of the next tools leads from an empty hand to a trade that is paid out', async () => {
  const client = startAgentFile(folder, fileName);
  await client.begin();
  const {played, last} = await play(client, (next) => next.arguments);
  expect(played).toEqual(mainFlow);
  expectPaidOut(last);
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('so does a player who fills in each tool from its schema and from earlier results', async () => {
  const client = startAgentFile(folder, fileName);
  await client.begin();
  const tools = await listTools(client);
  const find = (tool: string) => tools.find(({name}) => name === tool);
  // The way of a parcel stands in prose: the events, in the order in which they are named.
  const events = find('sandbox_simulate')?.description.match(/\bshipment\.[a-z-]+/g) ?? [];
  const parcel = new Set(events).values();
  const {played, last} = await play(client, ({tool}, seen) => {
    const inputSchema = find(tool)?.inputSchema ?? {};
    const filled = fillArguments(inputSchema, seen);
    return tool === 'sandbox_simulate' ? {...filled, body: {event: parcel.next().value}} : filled;
  });
  expect(played).toEqual(mainFlow);
  expectPaidOut(last);
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('every page can be found, read and listed as a resource', async () => {
  const client = startAgentFile(folder, fileName);
  await client.begin();
  const {structuredContent} = await client.call('search_documentation', {query: 'refund'});
  const results = structuredContent?.results as {readonly address: string; excerpt: string}[];
  expect(results.length).toBeGreaterThan(2);
  const guide = results.find(({address}) => address.startsWith('/docs/'));
  const page = await client.call('read_page', {path: guide?.address});
  expect(page.content[0]?.text).toMatch(/^# \w/);
  const {result} = await client.request('resources/list');
  const resources = result?.resources as {readonly uri: string; readonly name: string}[];
  expect(resources.length).toBeGreaterThanOrEqual(43);
  for (const {uri} of resources) {
    const read = await client.request('resources/read', {uri});
    const [content] = read.result?.contents as {readonly text: string}[];
    const twin = await client.call('read_page', {path: uri});
    expect(content?.text).toMatch(/^# \S/);
    expect(twin.content[0]?.text).toBe(content?.text);
  }
  for (const {name} of (await listTools(client)).filter((tool) => !tool.name.includes('_'))) {
    const {content, isError} = await client.call('read_call', {operationId: name});
    expect(isError, name).toBeFalsy();
    expect(content[0]?.text, name).toMatch(/^# \S/);
  }
  expect(await client.end()).toEqual({code: 0, errors: ''});
});

test('it writes no file', async () => {
  expect(await readdir(folder)).toEqual([fileName]);
});
