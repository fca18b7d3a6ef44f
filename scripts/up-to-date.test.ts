import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {buildJob, unlessUpToDate} from './up-to-date';

let folder: string;
let runs: number;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'up-to-date-'));
  runs = 0;
  write('input.txt', 'one');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function job() {
  const run = () => {
    runs += 1;
    write('output.txt', 'made');
    return Promise.resolve();
  };
  const files = {inputs: ['input.*'], outputs: ['output.txt']};
  return buildJob({label: 'Build it', run}, files, folder);
}

const build = () => job().run();
const start = () => unlessUpToDate(job()).run();

test('what a start or a build has built, a start does not build again', async () => {
  await start();
  await start();
  expect(runs).toBe(1);
  write('input.txt', 'two');
  await build();
  await start();
  expect(runs).toBe(2);
});

test('a build always builds', async () => {
  await build();
  await build();
  expect(runs).toBe(2);
});

test('a changed input makes it run again', async () => {
  await start();
  write('input.txt', 'two');
  await start();
  expect(runs).toBe(2);
});

test('what the type checker remembers is no input', async () => {
  await start();
  write('input.tsbuildinfo', '{}');
  await start();
  expect(runs).toBe(1);
});

test.each([
  ['changed', () => write('output.txt', 'made elsewhere')],
  ['lost', () => rmSync(join(folder, 'output.txt'))],
])('an output that was %s makes it run again', async (_, spoil) => {
  await start();
  spoil();
  await start();
  expect(runs).toBe(2);
});

test('a job that failed runs again', async () => {
  const failing = {label: 'Build it', run: () => Promise.reject(new Error('broken'))};
  const files = {inputs: ['input.txt'], outputs: []};
  const job = unlessUpToDate(buildJob(failing, files, folder));
  await expect(job.run()).rejects.toThrow('broken');
  await expect(job.run()).rejects.toThrow('broken');
});
