import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {FileInUse, lockFile} from './file-lock';

const hasZombies = process.platform === 'linux';

test.runIf(hasZombies)(
  'the lock of a killed process is taken over while it is a zombie',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lock-'));
    const path = join(folder, 'state.json');
    // The shell turns into a program that never asks for the end of its child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    writeFileSync(`${path}.lock`, `${child}\n`);
    expect(() => lockFile(path)).toThrow(FileInUse);
    process.kill(child, 'SIGKILL');
    await expect.poll(() => isFree(path)).toBe(true);
    parent.kill();
    rmSync(folder, {recursive: true});
  },
);

test('only one process at a time takes over the lock of a killed one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(folder, 'state.json');
  const {pid: gone} = spawnSync(process.execPath, ['--version']);
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)']);
  writeFileSync(`${path}.lock`, `${gone}\n`);
  writeFileSync(`${path}.lock.lock`, `${other.pid ?? 0}\n`);
  expect(() => lockFile(path)).toThrow(FileInUse);
  other.kill('SIGKILL');
  await once(other, 'close');
  lockFile(path)();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, {recursive: true});
});

test('a lock never stands without its number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(folder, 'state.json');
  const module = new URL('file-lock.ts', import.meta.url).href;
  const program = `const {lockFile} = await import(${JSON.stringify(module)});
for (let count = 0; count < 500; count++) lockFile(${JSON.stringify(path)})();`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const worker = spawn(process.execPath, options, {cwd: import.meta.dirname, stdio: 'ignore'});
  const ended = once(worker, 'close');
  const seen = new Set<string>();
  while (worker.exitCode === null && worker.signalCode === null) {
    for (let count = 0; count < 100; count++) seen.add(readLock(path));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await ended).toEqual([0, null]);
  expect([...seen].sort()).toEqual([`${worker.pid ?? 0}\n`, 'none'].sort());
  rmSync(folder, {recursive: true});
});

function readLock(path: string): string {
  try {
    return readFileSync(`${path}.lock`, 'utf8');
  } catch {
    return 'none';
  }
}

function isFree(path: string): boolean {
  try {
    lockFile(path)();
    return true;
  } catch {
    return false;
  }
}
