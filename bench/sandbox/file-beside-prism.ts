import type {ChildProcess} from 'node:child_process';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {basePath} from '@symblepay/openapi/operations';
import {seeded} from '../../sandbox/src/index';
import {middleOf} from '../browser/take-turns';
import {table} from '../results/table';
import {readResidentMegabytes} from './process-figures';
import {sendTraffic} from './traffic';

const starts = 5;
const calls = Number(process.env.BENCH_CALLS ?? 100_000);
const worlds = 500;
const connections = 8;

type Server = {
  readonly args: readonly string[];
  readonly port: number;
  /** Where a user is read; the first response ends the start. */
  readonly path: string;
};

type Figures = {
  readonly startMs: number;
  readonly memoryMb: number;
  readonly callsPerSecond: number;
  readonly memoryLaterMb: number;
};

const ofSite = (path: string) =>
  fileURLToPath(new URL(`../../site/build/${path}`, import.meta.url));
const ofBench = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const file = ofSite('sandbox/symblepay-sandbox.mjs');

const servers: Readonly<Record<string, Server>> = {
  'the sandbox, one file': {
    args: [file, '--port', '4541'],
    port: 4541,
    path: `${basePath}/users/${seeded.payee}`,
  },
  'Prism, without state': {
    args: [
      ofBench('node_modules/.bin/prism'),
      'mock',
      ...['--host', '127.0.0.1', '--port', '4542', '--verboseLevel', 'silent'],
      ofSite('v1/marketplace/openapi.json'),
    ],
    port: 4542,
    path: `/users/${seeded.payee}`,
  },
};

/** The downloaded sandbox beside a mock server that makes its responses up from the contract. */
export async function fileBesidePrism(): Promise<string> {
  if (!existsSync(file)) throw new Error('Build the documentation first: npm run build');
  const rows = new Map<string, Figures>();
  for (const [name, server] of Object.entries(servers)) rows.set(name, await measure(server));
  return [
    `From the start of the process to the first response, the middle of ${starts}; then one user is read ${calls} times over ${connections} connections.`,
    table(rows, 'Server'),
    `Worlds: ${await measureWorlds()} opened per second, each by the first call that names it, one after the other.`,
  ].join('\n\n');
}

async function measure(server: Server): Promise<Figures> {
  const times: {readonly startMs: number}[] = [];
  for (let count = 1; count < starts; count++) {
    const {child, startMs} = await start(server);
    times.push({startMs});
    await stop(child);
  }
  const {child, startMs} = await start(server);
  const memoryMb = readResidentMegabytes(child.pid ?? 0);
  const begun = performance.now();
  const {errors} = await sendTraffic({
    port: server.port,
    key: seeded.key,
    connections,
    count: calls,
    make: () => ({method: 'GET', path: server.path}),
    onResponse: () => undefined,
  });
  if (errors.length > 0) throw new Error(`${errors.length} calls failed: ${errors[0]}`);
  const callsPerSecond = Math.round(calls / ((performance.now() - begun) / 1000));
  const memoryLaterMb = readResidentMegabytes(child.pid ?? 0);
  await stop(child);
  return {
    startMs: Math.round(middleOf([...times, {startMs}]).startMs),
    memoryMb,
    callsPerSecond,
    memoryLaterMb,
  };
}

async function measureWorlds(): Promise<number> {
  const server = servers['the sandbox, one file'];
  if (!server) throw new Error('There is no sandbox to measure.');
  const {child} = await start(server);
  const begun = performance.now();
  for (let count = 0; count < worlds; count++) {
    await read(server, `${seeded.key}~world-${count}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  await stop(child);
  return Math.round(worlds / seconds);
}

async function start(server: Server): Promise<{child: ChildProcess; startMs: number}> {
  const begun = performance.now();
  const child = spawn(process.execPath, server.args, {stdio: 'ignore'});
  while (!(await read(server, seeded.key).catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {child, startMs: performance.now() - begun};
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function read({port, path}: Server, key: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: {Authorization: `Bearer ${key}`},
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return true;
}
