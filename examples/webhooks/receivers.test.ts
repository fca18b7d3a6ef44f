import type {ChildProcess} from 'node:child_process';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {copyFile, mkdir, mkdtemp, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test, vi} from 'vitest';
import {findToolchain, isInstalled} from '../../scripts/find-toolchain';
import type {World} from '../marketplace/test/world.ts';
import {choose, openWorld} from '../marketplace/test/world.ts';

const repository = join(import.meta.dirname, '../..');
const patience = {timeout: 120_000, interval: 100};
let sandbox: ChildProcess;

beforeAll(async () => {
  const main = join(repository, 'sandbox/src/node/main.ts');
  sandbox = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = await waitFor(sandbox, /^.*"ready":true.*$/m);
  const {origin, key} = JSON.parse(ready) as {readonly origin: string; readonly key: string};
  Object.assign(process.env, {SANDBOX_ORIGIN: origin, SANDBOX_KEY: key});
});

afterAll(() => {
  sandbox.kill();
});

/** The first match in what a program prints. */
async function waitFor({stdout, stderr}: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  }
  await vi.waitUntil(() => pattern.test(printed), patience);
  return pattern.exec(printed)?.at(-1) ?? '';
}

type Language = {
  readonly id: 'python' | 'php';
  readonly file: string;
  /** Starts it on a free port, and prints which. */
  readonly command: string;
  /** What runs beside it. */
  readonly worker?: string;
  /** How it responds to a chunked request, and how many notifications it then has. */
  readonly chunked: readonly [status: number, stored: number];
  /** How it responds to a length that is no number; PHP's own server closes the connection. */
  readonly badLength: number | undefined;
};

const languages: readonly Language[] = [
  {
    id: 'python',
    file: 'receiver.py',
    command: 'exec "$PROGRAM" -B receiver.py',
    chunked: [411, 0],
    badLength: 400,
  },
  {
    id: 'php',
    file: 'receiver.php',
    command: 'exec "$PROGRAM" -S 127.0.0.1:0 receiver.php',
    worker: 'while sleep 0.5; do "$PROGRAM" receiver.php & done',
    chunked: [204, 1],
    badLength: undefined,
  },
];

/** A receiver in a folder of its own, for a world with two trades that are not paid yet. */
async function prepare({id, file, command, worker}: Language) {
  const world = openWorld();
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  await copyFile(join(import.meta.dirname, file), join(folder, file));
  const inbox = join(folder, 'data/inbox');
  await mkdir(inbox, {recursive: true});
  await mkdir(join(folder, 'data/retries'));
  const trades = [await startTrade(world, 'anna'), await startTrade(world, 'bo')] as const;
  const known = Object.fromEntries(trades.map(({tradeId, payer}) => [tradeId, payer]));
  await writeFile(join(folder, 'data/trades.json'), JSON.stringify(known));
  const program = await findToolchain(id);
  let printed = '';

  function run(line: string): ChildProcess {
    const child = spawn('sh', ['-c', line], {
      cwd: folder,
      // A group of its own, so that what it has started stops with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PROGRAM: program,
        PORT: '0',
        SYMBLEPAY_SERVER: world.server,
        SYMBLEPAY_API_KEY: world.apiKey,
      },
    });
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
    });
    onTestFinished(async () => {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    });
    return child;
  }

  return {
    world,
    trades,
    inbox,
    printed: () => printed,
    list: async (name: string) => readdir(join(folder, 'data', name)),
    readTries: async (key: string) => {
      const text = await readFile(join(folder, 'data/retries', key), 'utf8').catch(() => '{}');
      return (JSON.parse(text) as {readonly tries?: number}).tries ?? 0;
    },
    /** Starts the receiver, and returns its URL. */
    start: async () => {
      const port = await waitFor(run(command), /(?:port |127\.0\.0\.1:)(\d+)/);
      if (worker !== undefined) run(worker);
      return `http://127.0.0.1:${port}/webhooks/symblepay`;
    },
  };
}

type Trade = {readonly tradeId: string; readonly payer: string; readonly checkout: string};

async function startTrade({server, apiKey}: World, payer: string): Promise<Trade> {
  const response = await fetch(`${server}/trades/initiate`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({
      title: 'Desk lamp',
      description: 'Brass.',
      amount: 180,
      payerFee: 0,
      payerFixedFee: 0,
      payeeFee: 0,
      payeeFixedFee: 0,
      payerMarketplaceUserId: payer,
      payeeMarketplaceUserId: 'user-10077',
      successUrl: 'http://marketplace.test/',
      cancelUrl: 'http://marketplace.test/',
    }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const {tradeId, redirectUrl} = JSON.parse(text) as {tradeId: string; redirectUrl: string};
  return {tradeId, payer, checkout: redirectUrl};
}

async function readTitle({server, apiKey}: World, {tradeId, payer}: Trade): Promise<string> {
  const response = await fetch(`${server}/users/${payer}/trades/${tradeId}`, {
    headers: {Authorization: `Bearer ${apiKey}`},
  });
  type Read = {readonly payer: {readonly status: {readonly title: string}}};
  return ((await response.json()) as Read).payer.status.title;
}

async function send(url: string, body: string): Promise<number> {
  return (await fetch(url, {method: 'POST', body})).status;
}

/** Sends headers that fetch would not. Returns the status, if a response comes. */
async function sendRaw(url: string, rest: string): Promise<number | undefined> {
  const {hostname, port, pathname} = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n${rest}`);
  let response = '';
  for await (const text of socket) response += String(text);
  const status = /^HTTP\/1\.\d (\d+)/.exec(response)?.[1];
  return status === undefined ? undefined : Number(status);
}

async function countReads({control}: World): Promise<number> {
  return (await control<readonly unknown[]>('/log?operationId=getTrade')).length;
}

describe.each(languages)('the $id receiver', (language) => {
  const runs = test.runIf(isInstalled(language.id));

  runs('reads a trade that was paid, once however often it is told', async () => {
    const {world, trades, list, printed, start} = await prepare(language);
    await world.control('/settings', {webhooks: {duplicate: true}});
    await world.control('/webhooks/endpoints', {url: await start()});
    const [{tradeId, checkout}] = trades;
    await choose(checkout, 'pay');
    await world.control('/webhooks/settle', {});
    await expect.poll(() => list('inbox'), patience).toEqual([]);
    const deliveries = await world.control<readonly unknown[]>('/webhooks/deliveries');
    const told = await list('done');
    expect(deliveries).toHaveLength(2 * told.length);
    const line = `Trade ${tradeId}: ${await readTitle(world, trades[0])}`;
    expect(printed().match(/^Trade .*: .*$/gm)).toEqual(told.map(() => line));
  });

  runs('reads what a notification of another shape names, and nothing else', async () => {
    const {world, trades, list, start} = await prepare(language);
    const url = await start();
    const body = JSON.stringify({event: {about: [{deal: trades[0].tradeId}]}});
    expect(await send(url, body)).toBe(204);
    await expect.poll(() => list('done'), patience).toHaveLength(1);
    expect(await countReads(world)).toBe(1);
  });

  runs('reads a user who was connected', async () => {
    const {world, inbox, list, printed, start} = await prepare(language);
    await writeFile(join(inbox, '../users.json'), '["carla"]');
    const endpoint = {url: await start(), eventNames: ['user.connected']};
    await world.control('/webhooks/endpoints', endpoint);
    await world.control('/trades', {state: 'awaitingHandIn', payer: 'carla'});
    await world.control('/webhooks/settle', {});
    await expect.poll(() => list('done'), patience).toHaveLength(1);
    expect(printed()).toContain('User carla: onboarded\n');
    expect(await countReads(world)).toBe(0);
  });

  runs('finds a trade that is stored after its notification came', async () => {
    const {trades, inbox, list, printed, start} = await prepare(language);
    const [file, later] = [join(inbox, '../trades.json'), join(inbox, '../later.json')];
    await rename(file, later);
    await send(await start(), JSON.stringify({tradeId: trades[0].tradeId}));
    await expect.poll(printed, patience).toContain('try 1: names nothing that is known yet\n');
    await rename(later, file);
    await expect.poll(() => list('done'), patience).toHaveLength(1);
    expect(printed()).toContain(`Trade ${trades[0].tradeId}: `);
  });

  runs('reads all trades once for whatever it does not understand', async () => {
    const {world, trades, list, readTries, printed, start} = await prepare(language);
    const url = await start();
    expect(await send(url, 'This is not JSON.')).toBe(204);
    for (let id = 0; id < 20; id++) {
      expect(await send(url, `{"id":"${id}","tradeId":"forged"}`)).toBe(204);
    }
    const countUntried = async () => {
      const tries = await Promise.all((await list('inbox')).map(readTries));
      return tries.filter((count) => count < 2).length;
    };
    await expect.poll(countUntried, patience).toBe(0);
    expect(await countReads(world)).toBe(2);
    for (const {tradeId} of trades) expect(printed()).toContain(`Trade ${tradeId}: `);
    await expect.poll(() => list('inbox'), patience).toEqual([]);
    expect(await countReads(world)).toBe(2);
  });

  runs('goes on with the others while one hangs', async () => {
    const {world, trades, inbox, list, start} = await prepare(language);
    const url = await start();
    const fault = {kind: 'delay', operationId: 'getTrade', delayMilliseconds: 60_000};
    await world.control('/faults', fault);
    const [poisoned, good] = trades;
    await send(url, JSON.stringify({tradeId: poisoned.tradeId}));
    await expect.poll(() => world.control('/faults'), patience).toEqual([]);
    for (let id = 0; id < 9; id++) await send(url, JSON.stringify({id, deal: good.tradeId}));
    await expect.poll(() => list('done'), patience).toHaveLength(9);
    const [left = '', ...others] = await list('inbox');
    expect(others).toEqual([]);
    expect(await readFile(join(inbox, left), 'utf8')).toContain(poisoned.tradeId);
  });

  runs('gives up after ten tries', async () => {
    const {inbox, list, printed, start} = await prepare(language);
    await writeFile(join(inbox, '../retries/last'), '{"tries": 9, "due": 0}');
    await writeFile(join(inbox, '../trades.json'), '{"gone": "anna"}');
    await writeFile(join(inbox, 'last'), 'about "gone"');
    await start();
    await expect.poll(() => list('failed'), patience).toEqual(['last']);
    await expect.poll(() => list('retries'), patience).toEqual([]);
    expect(printed()).toContain('Notification last, try 10: gone: ');
  });

  runs('finds what was stored before a restart', async () => {
    const {trades, inbox, list, printed, start} = await prepare(language);
    await writeFile(join(inbox, 'stored'), `raw, about "${trades[1].tradeId}"`);
    await start();
    await expect.poll(() => list('done'), patience).toEqual(['stored']);
    expect(printed()).toContain(`Trade ${trades[1].tradeId}: `);
  });

  runs('refuses what is too large or sent elsewhere', async () => {
    const {list, start} = await prepare(language);
    const url = await start();
    expect(await send(url, 'x'.repeat(70_000))).toBe(413);
    expect(await send(`${url}/elsewhere`, '{}')).toBe(404);
    expect(await sendRaw(url, 'Content-Length: abc\r\n\r\n{}')).toBe(language.badLength);
    expect(await list('inbox')).toEqual([]);
    expect(await send(`${url}?from=symblepay`, '{}')).toBe(204);
    expect(await list('inbox')).toHaveLength(1);
  });

  runs('confirms a chunked notification only if it has stored all of it', async () => {
    const {world, trades, list, start} = await prepare(language);
    const chunks = ['{"deal": ', `${JSON.stringify(trades[0].tradeId)}}`, ''];
    const body = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
    const [status, stored] = language.chunked;
    const url = await start();
    expect(await sendRaw(url, `Transfer-Encoding: chunked\r\n\r\n${body}`)).toBe(status);
    await expect.poll(() => list('done'), patience).toHaveLength(stored);
    expect(await list('inbox')).toEqual([]);
    expect(await countReads(world)).toBe(stored);
  });

  runs('says in one line that the key is missing', async () => {
    const {status, stdout, stderr} = spawnSync(
      await findToolchain(language.id),
      [join(import.meta.dirname, language.file)],
      {
        cwd: await mkdtemp(join(tmpdir(), 'receiver-')),
        env: {...process.env, SYMBLEPAY_API_KEY: ''},
        encoding: 'utf8',
      },
    );
    expect([status, stdout, stderr]).toEqual([1, '', 'SYMBLEPAY_API_KEY is not set.\n']);
  });
});
