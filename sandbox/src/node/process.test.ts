import type {ChildProcess} from 'node:child_process';
import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {Client} from '../conformance/client';
import {meet, newTrade} from '../conformance/flow-checks';
import {seeded} from '../control/seed';
import {mainEntry, writeProgram} from './write-program';

let program: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-program-'));
  program = await writeProgram(folder, mainEntry);
  return () => rm(folder, {recursive: true});
});

test('The process loses no acknowledged call when it is killed, and stops cleanly on SIGTERM', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const first = await run('--data', data);
  const client = clientOf(first.origin);
  await meet(client);
  const acknowledged: string[] = [];
  const sending = (async () => {
    for (;;) acknowledged.push((await client.call('initiateTrade', {body: newTrade()})).tradeId);
  })();
  while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 10));
  first.process.kill('SIGKILL');
  await expect(sending).rejects.toThrow();
  const second = await run('--data', data);
  const trades = await clientOf(second.origin).control('listTrades');
  const kept = new Set(trades.map(({tradeId}) => tradeId));
  expect(acknowledged.filter((tradeId) => !kept.has(tradeId))).toEqual([]);
  second.process.kill('SIGTERM');
  expect(await second.exit).toBe(0);
  await rm(data, {recursive: true});
});

test('The process gives a response that is under way when it is told to stop, then stops', async () => {
  const {process: started, origin, exit} = await run();
  const client = clientOf(origin);
  await client.control('addFault', {body: {kind: 'delay', delayMilliseconds: 1_000}});
  const response = client.exchange('getUser', {path: {marketplaceUserId: seeded.payer}});
  while ((await client.control('listFaults')).length > 0);
  started.kill('SIGTERM');
  expect((await response).status).toBe(200);
  expect(await exit).toBe(0);
});

test('The process does not wait for calls that wait for something', async () => {
  const {process: started, origin, exit} = await run();
  const client = clientOf(origin);
  const wait = '30';
  const waiting = [
    client.control('awaitNotifications', {query: {wait}}),
    client.control('listReceived', {query: {wait}}),
  ];
  // The next request comes after them.
  await client.control('readClock');
  started.kill('SIGTERM');
  expect(await Promise.all(waiting)).toEqual([[], []]);
  expect(await exit).toBe(0);
});

test('The clock of the process runs when it is told to', async () => {
  const {process: started, origin, exit} = await run('--clock', 'running');
  const read = () => clientOf(origin).control('readClock');
  const first = await read();
  expect(first.isRunning).toBe(true);
  let later = first;
  while (later.now === first.now) later = await read();
  expect(Date.parse(later.now)).toBeGreaterThan(Date.parse(first.now));
  started.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('An empty sandbox says a key that works', async () => {
  const {process: started, origin, key, exit} = await run('--empty');
  const client = clientOf(origin).as(key);
  expect(await client.control('listTrades')).toEqual([]);
  const {typeCode} = await client.refuse('getUser', {path: {marketplaceUserId: seeded.payer}});
  expect(typeCode).toBe('not-found');
  started.kill('SIGTERM');
  expect(await exit).toBe(0);
});

function clientOf(origin: string): Client {
  return new Client({origin, send: (request) => fetch(request)});
}

async function run(...options: string[]) {
  const started: ChildProcess = spawn(process.execPath, [program, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | null>((resolve) => started.once('exit', resolve));
  const ready = await new Promise<{origin: string; key: string}>((resolve) => {
    let text = '';
    started.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith('\n')) resolve(JSON.parse(text) as {origin: string; key: string});
    });
  });
  return {process: started, exit, ...ready};
}
