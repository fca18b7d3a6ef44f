import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function soak(...options: string[]): Promise<string> {
  const args = ['--import', 'tsx', 'sandbox/src/load/soak.ts', ...options];
  return (await promisify(execFile)(process.execPath, args, {cwd: root})).stdout;
}

test('A soak tells how far it is and goes on where it was stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const file = join(folder, 'progress.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const size = ['--commands', '1', '--bodies', '1', '--calls', '0', '--resume', file];
  const first = await soak(...size, '--seed', '7');
  expect(first).toMatch(/^commands: \d+ of 1, 1 rounds, 0 problems/m);
  expect(first).toMatch(/^bodies: 500 of 1, 1 rounds, 0 problems/m);
  const before = await read();
  const second = await soak(...size.with(3, '501'), '--seed', '8');
  expect(second).toMatch(/^seed 7\n/);
  expect(second).toMatch(/^bodies: 1000 of 501, 2 rounds, 0 problems/m);
  expect(await read()).toEqual({
    ...before,
    rounds: {commands: 1, bodies: 2, calls: 0},
    done: {...(before.done as object), bodies: 1000},
  });
  await rm(folder, {recursive: true});
});
