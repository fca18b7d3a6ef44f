import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {unlessUpToDate} from './up-to-date';

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

function build(): Promise<unknown> {
  const step = {
    label: 'Build it',
    run: () => {
      runs += 1;
      write('output.txt', 'made');
      return Promise.resolve();
    },
  };
  const files = {inputs: [join(folder, 'input.txt')], outputs: [join(folder, 'output.txt')]};
  return unlessUpToDate(step, files, join(folder, 'memory')).run();
}

test('a step whose inputs and outputs are as it left them does not run again', async () => {
  await build();
  await build();
  expect(runs).toBe(1);
});

test('a changed input makes it run again', async () => {
  await build();
  write('input.txt', 'two');
  await build();
  expect(runs).toBe(2);
});

test.each([
  ['changed', () => write('output.txt', 'made elsewhere')],
  ['lost', () => rmSync(join(folder, 'output.txt'))],
])('an output that was %s makes it run again', async (_, spoil) => {
  await build();
  spoil();
  await build();
  expect(runs).toBe(2);
});

test('a step that failed runs again', async () => {
  const failing = {label: 'Build it', run: () => Promise.reject(new Error('broken'))};
  const files = {inputs: [join(folder, 'input.txt')], outputs: []};
  const step = unlessUpToDate(failing, files, join(folder, 'memory'));
  await expect(step.run()).rejects.toThrow('broken');
  await expect(step.run()).rejects.toThrow('broken');
});
