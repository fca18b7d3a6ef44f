import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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

function isFree(path: string): boolean {
  try {
    lockFile(path)();
    return true;
  } catch {
    return false;
  }
}
