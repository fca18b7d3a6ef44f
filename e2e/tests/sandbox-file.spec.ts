import {createHash} from 'node:crypto';
import {createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {describeTrade} from '@symblepay/sandbox/conformance';
import {itemsForSale, seeded} from '@symblepay/sandbox/facts';
import {clientAt} from '../client-at';
import {download, downloads, fileName, runFile, startFile} from '../sandbox-file';

/** The sandbox as the built site offers it, in a folder that holds nothing else. */
let folder = '';
test.beforeAll(async () => {
  folder = await download();
});

const trade = (title: string) => ({...describeTrade(itemsForSale.headphones), title});

type Contract = {
  readonly openapi: string;
  readonly servers: readonly {readonly url: string}[];
  readonly paths: Readonly<Record<string, Record<string, {readonly responses?: object}>>>;
  readonly components: {readonly schemas: Readonly<Record<string, unknown>>};
};

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.json();
}

test('the download is one small file, beside it its checksum, a container file and an example', async () => {
  expect((await readdir(downloads)).sort()).toEqual([
    'Containerfile',
    'marketplace.tgz',
    'symblepay-mcp.mjs',
    'symblepay-mcp.mjs.sha256',
    fileName,
    `${fileName}.sha256`,
  ]);
  const text = await readFile(join(downloads, fileName));
  expect(text.length).toBeLessThan(700 * 1024);
  const sum = createHash('sha256').update(text).digest('hex');
  expect(await readFile(join(downloads, `${fileName}.sha256`), 'utf8')).toBe(
    `${sum}  ${fileName}\n`,
  );
  expect(text.toString()).not.toContain(process.cwd());
});

test('it says its version, its options and when it is ready, and ends on a signal', async () => {
  const help = await runFile(folder, '--help');
  expect(help.stdout).toContain(`node ${fileName} [options]`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const {origin, address, key, control, version, port, stop} = await startFile(folder);
    expect((await runFile(folder, '--version')).stdout).toBe(`${version}\n`);
    expect(new URL(origin).port).toBe(String(port));
    expect(await readJson(`${control}/health`)).toEqual({status: 'ready', version, worlds: 1});
    const user = await fetch(`${address}/users/${seeded.payee}`, {
      headers: {Authorization: `Bearer ${key}`},
    });
    expect(user.status).toBe(200);
    expect(await stop(signal)).toBe(0);
  }
});

test('it can be stopped as soon as it says that it is ready, and saves', async () => {
  for (let count = 0; count < 5; count++) {
    const {stop} = await startFile(folder, '--state', `at-once-${count}.json`);
    expect(await stop()).toBe(0);
    expect(await readdir(folder)).toContain(`at-once-${count}.json`);
  }
});

test('it serves both contracts, the API with what only the sandbox says', async () => {
  const {origin, address, control, stop} = await startFile(folder);
  const api = (await readJson(`${origin}/openapi.json`)) as Contract;
  expect(api.servers).toEqual([{url: address, description: 'This sandbox.'}]);
  const responses = Object.values(api.paths).flatMap((path) =>
    Object.values(path).flatMap((each) => (each.responses ? [Object.keys(each.responses)] : [])),
  );
  expect(responses).toHaveLength(23);
  for (const statuses of responses) {
    expect(statuses).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405', '429']));
  }
  expect(JSON.stringify(api.components.schemas.ShippingOption)).toContain('"maximum":');
  const own = (await readJson(`${control}/openapi.json`)) as Contract;
  expect(own.servers[0]?.url).toBe(control);
  expect(Object.keys(own.paths)).toContain('/worlds/{name}');
  expect(await stop()).toBe(0);
});

test('200 worlds at once never see each other', async () => {
  const {origin, key, stop} = await startFile(folder);
  const names = Array.from({length: 200}, (_, index) => `world-${index}`);
  const seen = await Promise.all(
    names.map(async (name, index) => {
      const world = clientAt(`${origin}/_worlds/${name}`);
      const {tradeId, redirectUrl} = await world.call('initiateTrade', {body: trade(name)});
      await world.control('advanceClock', {body: {minutes: index}});
      await world.control('addFault', {body: {kind: 'server-error', operationId: 'cancelTrade'}});
      await world.control('changeSettings', {body: {createdBy: index % 2 ? 'payer' : 'payee'}});
      const page = await fetch(redirectUrl);
      expect(await page.text()).toContain(name);
      const paid = await fetch(redirectUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({choice: 'pay'}),
      });
      expect(paid.status).toBe(303);
      // By its key and by its header the same world is found.
      const byKey = await fetch(
        `${origin}/v1/marketplace/users/${seeded.payer}/trades/${tradeId}`,
        {headers: {Authorization: `Bearer ${key}~${name}`}},
      );
      const byHeader = await fetch(`${origin}/_sandbox/clock`, {
        headers: {'X-Sandbox-World': name},
      });
      const {title} = (await byKey.json()) as {title: string};
      const {now} = (await byHeader.json()) as {now: string};
      const titles = (await world.control('listTrades')).map((each) => each.title);
      return {
        title,
        now,
        own: titles.filter((each) => each.startsWith('world-')),
        faults: (await world.control('listFaults')).length,
        createdBy: (await world.control('readSettings')).createdBy,
      };
    }),
  );
  const start = Date.parse(seen[0]?.now ?? '');
  for (const [index, name] of names.entries()) {
    expect(seen[index]).toEqual({
      title: name,
      own: [name],
      now: new Date(start + index * 60_000).toISOString(),
      faults: 1,
      createdBy: index % 2 ? 'payer' : 'payee',
    });
  }
  const first = clientAt(origin);
  expect((await first.control('listTrades')).some(({title}) => title.startsWith('world-'))).toBe(
    false,
  );
  expect(await first.control('listWorlds')).toHaveLength(200);
  for (const name of names) await first.control('dropWorld', {path: {name}});
  expect(await first.control('listWorlds')).toEqual([]);
  expect(await stop()).toBe(0);
});

test('a state file holds every world from one start to the next', async () => {
  const file = join(folder, 'state.json');
  const before = await startFile(folder, '--state', 'state.json');
  await clientAt(before.origin).call('initiateTrade', {body: trade('In the first')});
  await clientAt(`${before.origin}/_worlds/other`).call('initiateTrade', {
    body: trade('In another'),
  });
  const saved = await clientAt(before.origin).control('saveState');
  expect(saved).toEqual({file, worlds: 2});
  const onRequest = await readFile(file, 'utf8');
  await clientAt(before.origin).control('advanceClock', {body: {hours: 1}});
  expect(await before.stop()).toBe(0);
  expect(await readFile(file, 'utf8')).not.toBe(onRequest);

  const after = await startFile(folder, '--state', 'state.json');
  const titles = async (at: string) =>
    (await clientAt(at).control('listTrades')).map(({title}) => title);
  expect(await titles(after.origin)).toContain('In the first');
  expect(await titles(after.origin)).not.toContain('In another');
  expect(await titles(`${after.origin}/_worlds/other`)).toContain('In another');
  expect(await after.stop()).toBe(0);
});

test('a build can fail on an integration that has not met enough', async () => {
  for (const [least, code] of [
    ['1', 0],
    ['50', 1],
  ] as const) {
    const {origin, control, stop, errors} = await startFile(folder, '--coverage-at-least', least);
    const world = clientAt(`${origin}/_worlds/mine`);
    const {tradeId} = await world.call('initiateTrade', {body: trade('Covered')});
    await world.call('getTrade', {path: {marketplaceUserId: seeded.payer, tradeId}});
    const {met, total, percent} = await clientAt(origin).control('readCoverage');
    // Two calls and a step.
    expect(met).toBe(3);
    const page = await fetch(`${control}/coverage`, {headers: {Accept: 'text/html'}});
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain(`${met} of ${total} items`);
    expect(await stop()).toBe(code);
    expect(errors()).toBe(`Integration coverage: ${percent} % (${met} of ${total}).\n`);
  }
});

test('bad input gets one clear line and loses nothing', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const {port} = busy.address() as AddressInfo;
  const broken = join(folder, 'broken.json');
  await writeFile(broken, '{"format":1,"first":{"clock":[["only",{"now":"noon"}]]},"named":{}}');
  const cut = join(folder, 'cut.json');
  await writeFile(cut, '{"format":1,"first":{');
  const free = ['--port', '0'];
  for (const [options, said] of [
    [['--port', String(port)], `Port ${port} is taken.`],
    [['--prot', '1'], "Unknown option '--prot'"],
    [['--data', 'somewhere'], '--state FILE'],
    [['--port', 'x'], '--port is a number'],
    [['--port', '-5'], '--port'],
    [['--webhooks-to', 'http://shop.example'], '--webhooks-to is a host'],
    [['--coverage-at-least', 'all'], '--coverage-at-least is a whole number'],
    [[...free, '--state', 'broken.json'], `${broken} cannot be used. In the first world, `],
    [[...free, '--state', 'cut.json'], `${cut} cannot be used. It is not valid JSON.`],
    [[...free, '--state', 'no-folder/state.json'], 'ENOENT'],
    [[...free, '--state', '.'], 'EISDIR'],
  ] as const) {
    const {code, stdout, stderr} = await runFile(folder, ...options);
    expect([code, stdout], stderr).toEqual([1, '']);
    expect(stderr).toContain(said);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  expect(await readFile(cut, 'utf8')).toBe('{"format":1,"first":{');
  busy.close();
});

test('a state that cannot be saved at the end leaves the one before', async () => {
  await mkdir(join(folder, 'here'));
  const {origin, stop, errors} = await startFile(folder, '--state', 'here/state.json');
  await clientAt(origin).control('saveState');
  const saved = await readFile(join(folder, 'here', 'state.json'), 'utf8');
  await clientAt(origin).control('reset', {body: {fill: false}});
  await rename(join(folder, 'here'), join(folder, 'there'));
  expect(await stop()).toBe(1);
  expect(errors()).toContain('The state is not saved');
  expect((await readdir(join(folder, 'there'))).sort()).toEqual(['state.json', 'state.json.lock']);
  expect(await readFile(join(folder, 'there', 'state.json'), 'utf8')).toBe(saved);
});

test('a page of another site can neither read nor drive it', async () => {
  const {origin, control, key, port, stop} = await startFile(folder);
  const foreign = {Origin: 'https://evil.example'};
  const driven = await fetch(`${control}/reset`, {method: 'POST', headers: foreign});
  expect(driven.status).toBe(403);
  const drive = (world: string) =>
    fetch(`${origin}/_worlds/${world}/_sandbox/reset`, {method: 'POST', headers: foreign});
  await clientAt(`${origin}/_worlds/mine`).control('readClock');
  const inWorld = await drive('mine');
  expect(inWorld.status).toBe(403);
  expect((await drive('not-open')).status).toBe(400);
  expect(await clientAt(origin).control('listWorlds')).toHaveLength(1);
  const asked = await fetch(`${control}/reset`, {
    method: 'OPTIONS',
    headers: {
      ...foreign,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Private-Network': 'true',
    },
  });
  const read = await fetch(`${origin}/v1/marketplace/users/${seeded.payee}`, {
    headers: {...foreign, Authorization: `Bearer ${key}`},
  });
  for (const {headers} of [driven, inWorld, asked, read]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  expect(await askAs(port, 'rebound.evil.example')).toBe(421);
  expect(await stop()).toBe(0);
});

/** Sends a request with another Host header, as a rebound name would. */
function askAs(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({port, host: '127.0.0.1', path: '/_sandbox/health', headers: {host}}, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
