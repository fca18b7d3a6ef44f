import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ClassicLevel} from 'classic-level';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {seeded} from '../control/seed';
import type {Snapshot} from '../world/collections';
import {createSandbox} from '../sandbox';
import {Client} from '../conformance/client';
import {newTrade} from '../conformance/flow-checks';
import {DamagedData} from './damaged-data';
import {Disk} from './disk';
import {integrityFileName, integrityKey} from './integrity';
import {startServer} from './server';

const body = {
  ...newTrade(),
  payerMarketplaceUserId: seeded.payer,
  payeeMarketplaceUserId: seeded.payee,
};
const positionCount = 6;
/** A prime, so that each bit of a byte gets its turn. */
const bytesBetweenFlips = 1_511;

let root = '';
/** What a real server wrote: some records are in a table of LevelDB by now, some in its log. */
let whole = '';
let snapshot: Snapshot;
/** A copy of it, to damage. */
let directory = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sandbox-damage-'));
  whole = join(root, 'whole');
  directory = join(root, 'data');
  for (let session = 0; session < 2; session++) {
    const server = await startServer({port: 0, storage: new Disk(whole)});
    const client = new Client({origin: server.origin, send: (request) => fetch(request)});
    for (let count = 0; count < 100; count++) await client.call('initiateTrade', {body});
    snapshot = server.sandbox.control.snapshot();
    await server.close();
  }
});
afterAll(() => rmSync(root, {recursive: true}));
beforeEach(renew);

function renew(): void {
  for (const name of readdirSync(root)) {
    if (name !== 'whole') rmSync(join(root, name), {recursive: true});
  }
  cpSync(whole, directory, {recursive: true});
}

const listFiles = () => readdirSync(whole).filter((name) => !/^LO(CK|G)/.test(name));
const findFile = (end: string) => listFiles().find((name) => name.endsWith(end)) ?? '';
const listCopies = () => readdirSync(root).filter((name) => name.startsWith('data-damaged-'));

/** Starts a sandbox on the directory and returns its state, or why it does not start. */
async function start(acceptLoss = false): Promise<Snapshot | string> {
  try {
    const {control, close} = await createSandbox({storage: new Disk(directory, {acceptLoss})});
    const held = control.snapshot();
    await close();
    return held;
  } catch (error) {
    if (error instanceof DamagedData) return error.message;
    throw error;
  }
}

/** The same, with what is printed about it. */
async function startWithLoss() {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const held = await start(true);
  const printed = print.mock.calls.map(String);
  print.mockRestore();
  return {held, printed};
}

function change(path: string, run: (bytes: Buffer) => unknown): void {
  const bytes = readFileSync(path);
  run(bytes);
  writeFileSync(path, bytes);
}

function flip(path: string, at: number, bit: number): void {
  change(path, (bytes) => bytes.writeUInt8((bytes[at] ?? 0) ^ bit, at));
}

test.each<[string, (path: string, at: number) => void]>([
  ['cut', (path, at) => truncateSync(path, at)],
  ['zeroed', (path, at) => change(path, (bytes) => bytes.fill(0, at))],
  ['zeroed in part', (path, at) => change(path, (bytes) => bytes.subarray(at, at + 512).fill(0))],
  ['changed in one bit', (path, at) => flip(path, at, 4)],
])('A file that is %s anywhere loses nothing, or the loss is said', async (_, damage) => {
  for (const file of listFiles()) {
    const {size} = statSync(join(whole, file));
    for (let position = 0; position < positionCount; position++) {
      renew();
      const at = Math.floor((position * size) / positionCount) + (position % 2);
      damage(join(directory, file), at);
      const held = await start();
      if (typeof held === 'string') {
        expect(held).toContain(`The data in ${directory} is damaged.`);
        expect(listCopies()).toHaveLength(1);
      } else {
        expect(held).toEqual(snapshot);
      }
    }
  }
});

test('Of a table with a flipped bit, only what is as it was written is used', async () => {
  const known = new Set(listRecords(snapshot));
  let refused = 0;
  for (const file of listFiles().filter((name) => name.endsWith('.ldb'))) {
    const {size} = statSync(join(whole, file));
    for (let at = 0; at < size; at += bytesBetweenFlips) {
      renew();
      flip(join(directory, file), at, 1 << (at % 8));
      let held = await start();
      if (typeof held === 'string') {
        refused++;
        expect(held).toContain('  - LevelDB could not read it (Corruption: ');
        held = (await startWithLoss()).held;
      } else {
        expect(held).toEqual(snapshot);
      }
      const madeUp = listRecords(held as Snapshot).filter((record) => !known.has(record));
      expect(madeUp, `${file}, ${at}`).toEqual([]);
    }
  }
  expect(refused).toBeGreaterThan(10);
});

/** All but the counter, which goes on behind what is left. */
function listRecords(held: Snapshot): readonly string[] {
  return Object.entries(held).flatMap(([name, table]) =>
    name === 'counters' ? [] : table.map((entry) => `${name} ${JSON.stringify(entry)}`),
  );
}

test('A directory that misses any of its files does not start', async () => {
  for (const file of listFiles()) {
    renew();
    unlinkSync(join(directory, file));
    expect(await start(), file).toContain(`The data in ${directory} is damaged.`);
  }
});

test('A cut log is said with what is lost, kept as it was found, and accepted on demand', async () => {
  truncateSync(join(directory, findFile('.log')), 20_000);
  const files = new Map(listFiles().map((name) => [name, readFileSync(join(directory, name))]));
  const said = await start();
  const [copy = ''] = listCopies();
  expect(said).toMatch(/- events: \d+ of \d+ records are lost\.\n/);
  expect(said).toContain(`A copy of the directory as it was found is in ${join(root, copy)}.`);
  expect(said).toContain('--accept-loss');
  for (const [name, bytes] of files) expect(readFileSync(join(root, copy, name))).toEqual(bytes);

  expect(await start()).toBe(said);
  expect(listCopies()).toEqual([copy]);

  const {held, printed} = await startWithLoss();
  expect(printed).toEqual([expect.stringContaining('The sandbox goes on with the rest.')]);
  const kept = (held as Snapshot).events.length;
  const [, lost = '', of = ''] = /events: (\d+) of (\d+)/.exec(said as string) ?? [];
  expect(kept).toBe(Number(of) - Number(lost));
  expect(Number(of)).toBe(snapshot.events.length);
  expect(await start()).toEqual(held);
  expect(listCopies()).toEqual([copy]);
});

test('A directory that only a repair makes readable says that nothing is lost', async () => {
  truncateSync(join(directory, 'CURRENT'), 0);
  expect(await start()).toContain('After the repair all records are there.');
  expect((await startWithLoss()).held).toEqual(snapshot);
});

test('A second damage gets a copy of its own', async () => {
  for (const size of [20_000, 100]) {
    truncateSync(join(directory, findFile('.log')), size);
    expect(await start()).toContain('is damaged');
    await startWithLoss();
    cpSync(whole, directory, {recursive: true});
  }
  expect(listCopies()).toHaveLength(2);
});

test('What an earlier start that was killed had found is kept with the copy', async () => {
  const log = findFile('.log');
  const found = readFileSync(join(directory, log));
  cpSync(join(directory, log), join(directory, 'as-found-earlier', log));
  truncateSync(join(directory, log), 20_000);
  expect(await start()).toContain('is damaged');
  await startWithLoss();
  const [copy = ''] = listCopies();
  expect(readFileSync(join(root, copy, 'as-found-earlier', log))).toEqual(found);
});

test('Trades of which an event is lost are left out, and new ones take no number twice', async () => {
  const level = new ClassicLevel(directory, {valueEncoding: 'json'});
  const [key = '', {tradeId} = {tradeId: ''}] = snapshot.events[0] ?? [];
  await level.del(`events!${key}`);
  await level.del('counters!only');
  await level.close();
  expect(await start()).toContain('counters: 1 of 1 records are lost.');
  const {held} = await startWithLoss();
  const {events, counters} = held as Snapshot;
  expect(events.some(([, record]) => record.tradeId === tradeId)).toBe(false);
  expect(events.length).toBeGreaterThan(200);
  const numbers = snapshot.links.map(([, {number}]) => number);
  expect(counters[0]?.[1].next).toBeGreaterThan(Math.max(...numbers));
});

test('A directory of an older release opens, and its damage is noticed from then on', async () => {
  const level = new ClassicLevel(directory);
  await level.del(integrityKey);
  await level.close();
  unlinkSync(join(directory, integrityFileName));
  expect(await start()).toEqual(snapshot);
  expect(await start()).toEqual(snapshot);
  expect(listCopies()).toEqual([]);
  for (const name of readdirSync(directory)) {
    if (name.endsWith('.ldb')) unlinkSync(join(directory, name));
  }
  expect(await start()).toContain(`events: ${snapshot.events.length} of`);
});

test('A process that is killed between its two writes has lost nothing', async () => {
  const storage = new Disk(directory);
  const {control, close} = await createSandbox({storage});
  copyFileSync(join(directory, integrityFileName), join(root, 'before'));
  await control.addOrganisation({name: 'Shop'});
  const held = control.snapshot();
  await close();
  copyFileSync(join(root, 'before'), join(directory, integrityFileName));
  expect(await start()).toEqual(held);
});

test('A directory that was used before and holds nothing at all does not begin anew by itself', async () => {
  unlinkSync(join(directory, integrityFileName));
  for (const name of readdirSync(directory)) {
    if (name.endsWith('.ldb')) unlinkSync(join(directory, name));
    if (name.endsWith('.log')) truncateSync(join(directory, name), 0);
  }
  await expect(new Disk(directory).open()).rejects.toThrow(DamagedData);
});

test('A directory that cannot be copied is not opened, and stays as it is', async () => {
  const file = join(directory, integrityFileName);
  const before = readFileSync(file, 'utf8');
  await expect(new Disk(file).open()).rejects.toThrow(
    /^The directory of --data cannot be used\. ENOTDIR.* name another directory\.$/,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});
