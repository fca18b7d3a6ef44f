import type {ChildProcess} from 'node:child_process';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {copyFile, mkdir, mkdtemp, readdir, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {TestContext} from 'vitest';
import {afterAll, beforeAll, expect, vi} from 'vitest';
import {findToolchain} from '../../scripts/find-toolchain';
import type {World} from '../marketplace/test/world.ts';
import {openWorld} from '../marketplace/test/world.ts';

const repository = join(import.meta.dirname, '../..');
export const patience = {timeout: 120_000, interval: 100};

/** A sandbox for the tests of a file. */
export function openSandbox(): void {
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
}

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

export type Language = {
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

export const languages: readonly Language[] = [
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
    // Without a php.ini, PHP prints warnings into its responses.
    command: 'exec "$PROGRAM" -d display_errors=1 -S 127.0.0.1:0 receiver.php',
    worker: readLoop(),
    chunked: [204, 1],
    badLength: undefined,
  },
];

/** The loop that the guide's unit runs, aimed at the copy in the current folder. */
function readLoop(): string {
  const unit = readFileSync(join(import.meta.dirname, 'symblepay-worker.service'), 'utf8');
  const loop = /^ExecStart=\/bin\/sh -c '(.+)'$/m.exec(unit)?.[1] ?? '';
  return loop.replace('php /srv/symblepay/receiver.php', '"$PROGRAM" receiver.php');
}

/** A receiver in a folder of its own, for a world with two trades that are not paid yet. */
export async function prepare(
  {id, file, command, worker}: Language,
  onTestFinished: TestContext['onTestFinished'],
) {
  const world = openWorld(onTestFinished);
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  await copyFile(join(import.meta.dirname, file), join(folder, file));
  const inbox = join(folder, 'data/inbox');
  for (const name of ['inbox', 'done', 'retries', 'readings']) {
    await mkdir(join(folder, 'data', name), {recursive: true});
  }
  const know = (known: Readonly<Record<string, string>>) =>
    writeFile(join(folder, 'data/trades.json'), JSON.stringify(known));
  const plan = (tradeId: string, reading: Reading) =>
    writeFile(join(folder, 'data/readings', tradeId), JSON.stringify(reading));
  const trades = [await startTrade(world, 'anna'), await startTrade(world, 'bo')] as const;
  await know(Object.fromEntries(trades.map(({tradeId, payer}) => [tradeId, payer])));
  // Polling leaves them alone, so that a test sees what a notification does.
  for (const {tradeId} of trades) await plan(tradeId, {asked: 0, due: 1e12});
  const program = await findToolchain(id);
  let printed = '';
  const running = new Set<ChildProcess>();

  function run(line: string, secret: string, dataFolder: string): ChildProcess {
    const child = spawn('sh', ['-c', line], {
      cwd: folder,
      // A group of its own, so that what it has started stops with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PROGRAM: program,
        PORT: '0',
        DATA_FOLDER: dataFolder,
        SYMBLEPAY_SERVER: world.server,
        SYMBLEPAY_API_KEY: world.apiKey,
        SANDBOX_SECRET: secret,
      },
    });
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
    });
    running.add(child);
    return child;
  }

  async function stop(): Promise<void> {
    for (const child of running) {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    }
    running.clear();
  }

  onTestFinished(stop);

  return {
    world,
    trades,
    inbox,
    printed: () => printed,
    /** A line for each trade it has read. */
    printedTrades: () => printed.match(/^Trade .*: .*$/gm) ?? [],
    list: async (name: string) => readdir(join(folder, 'data', name)),
    readTries: async (key: string) => {
      const text = await readFile(join(folder, 'data/retries', key), 'utf8').catch(() => '{}');
      return (JSON.parse(text) as {readonly tries?: number}).tries ?? 0;
    },
    /** Tells the receiver which trades are open, each with its payer. */
    know,
    /** Sets when a trade was read and when it is read next. */
    plan,
    readPlan: async (tradeId: string) =>
      JSON.parse(await readFile(join(folder, 'data/readings', tradeId), 'utf8')) as Reading,
    /** Starts the receiver, and returns its URL. */
    start: async ({secret = '', dataFolder = join(folder, 'data')} = {}) => {
      const receiver = run(command, secret, dataFolder);
      const port = await waitFor(receiver, /(?:port |127\.0\.0\.1:)(\d+)/);
      if (worker !== undefined) run(worker, secret, dataFolder);
      return `http://127.0.0.1:${port}/webhooks/symblepay`;
    },
    /** Nothing is finished first: as a crash does it. */
    stop,
  };
}

/** In seconds since 1970. */
type Reading = {readonly asked: number; readonly due: number};

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

/** What the API says to the payer of a trade. */
export async function readStatus(
  {server, apiKey}: World,
  {tradeId, payer}: Omit<Trade, 'checkout'>,
): Promise<Status> {
  const response = await fetch(`${server}/users/${payer}/trades/${tradeId}`, {
    headers: {Authorization: `Bearer ${apiKey}`},
  });
  return ((await response.json()) as {readonly payer: {readonly status: Status}}).payer.status;
}

type Status = {readonly title: string; readonly deadline?: string};

export async function send(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return (await fetch(url, {method: 'POST', body, headers})).status;
}

export async function countReads({control}: World): Promise<number> {
  return (await control<readonly unknown[]>('/log?operationId=getTrade')).length;
}
