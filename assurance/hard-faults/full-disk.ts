import {execFile} from 'node:child_process';
import {mkdir, readdir, readFile, rm, statfs, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import {Ledger} from './ledger';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import type {Running} from './sandbox-process';
import {runSandbox, startSandbox} from './sandbox-process';
import {sendTraffic} from './traffic';

const run = promisify(execFile);
const diskSize = '4m';
const responsesBefore = 40;
const responsesOnFullDisk = 60;

/** Runs on a file system of its own, which is soon full. */
async function onSmallDisk(folder: string, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = join(folder, 'disk');
  await mkdir(disk, {recursive: true});
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'hard-faults', disk]);
  try {
    await work(disk);
  } finally {
    await run('umount', ['--lazy', disk]);
  }
}

/** Leaves so many bytes free. */
async function fill(disk: string, left: number): Promise<void> {
  const {bavail, bsize} = await statfs(disk);
  const ballast = Buffer.alloc(Math.max(0, bavail * bsize - left));
  try {
    await writeFile(join(disk, 'ballast'), ballast);
  } catch (error) {
    // The sandbox was faster.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/**
 * The disk fills up under traffic. What was answered is there afterwards; a start that finds no
 * room says so. Every other time the sandbox is killed on the full disk.
 */
export async function fillDisk(
  program: string,
  folder: string,
  times: number,
  seed = 4,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries('a full disk, --data');
  for (let time = 0; time < times; time++) {
    await onSmallDisk(folder, async (disk) => {
      const options = ['--data', join(disk, 'data')];
      const ledger = new Ledger();
      const wrong: string[] = [];
      let running: Running = await runSandbox(program, options);
      const traffic = sendTraffic(running.client, random, `f${time}`);
      await traffic.answered(responsesBefore);
      await fill(disk, Math.floor(random() * 40_000));
      await traffic.answered(responsesBefore + responsesOnFullDisk);
      const isKilled = time % 2 === 1;
      if (isKilled) await running.end('SIGKILL');
      await traffic.end();
      ledger.note(traffic.attempts);
      tries.countAttempts(traffic.attempts);
      if (isKilled) {
        wrong.push(...(await startOnFullDisk(program, options, tries)));
        await rm(join(disk, 'ballast'));
      } else {
        await rm(join(disk, 'ballast'));
        // The next call writes what was not written.
        await running.client.control('addOrganisation', {body: {name: 'There is room'}});
        await running.end('SIGKILL');
      }
      running = await runSandbox(program, options);
      wrong.push(...(await ledger.check(await running.client.control('snapshot'))));
      await running.end('SIGKILL');
      tries.add(wrong);
    });
  }
  return tries.outcome;
}

/** It starts or says why not and what to do; in both cases nothing is lost. */
async function startOnFullDisk(
  program: string,
  options: readonly string[],
  tries: Tries,
): Promise<readonly string[]> {
  const starting = startSandbox(program, options);
  const running = await starting.ready;
  const {said} = await starting.end('SIGKILL');
  if (running) return [];
  tries.count('starts that said there is no room');
  const isSaid = /^The directory of --data cannot be used\..*Make room there/.test(said);
  return isSaid ? [] : [`On a full disk it says: ${said}`];
}

/** A state that the disk does not take leaves the file as it was. */
export async function fillDiskOfFile(
  program: string,
  folder: string,
  times: number,
  seed = 5,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries('a full disk, --state');
  for (let time = 0; time < times; time++) {
    await onSmallDisk(folder, async (disk) => {
      const file = join(disk, 'state.json');
      const running = await runSandbox(program, ['--state', file]);
      await running.client.control('saveState');
      const before = await readFile(file);
      const traffic = sendTraffic(running.client, random, `g${time}`);
      await traffic.answered(responsesBefore);
      await traffic.end();
      await fill(disk, Math.floor(random() * before.length));
      const request = running.client.controlRequest('saveState');
      const refused = await running.client.send(request);
      const text = await refused.text();
      const {said, code} = await running.end(time % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
      const left = (await readdir(disk)).filter((name) => name.endsWith('.draft'));
      tries.add([
        ...(refused.status === 500 && text.includes(`not saved to ${file}`)
          ? []
          : [`It says: ${text}`]),
        ...(time % 2 === 1 || (code === 1 && said.includes('What was saved before is still there'))
          ? []
          : [`At its end it says (${code}): ${said}`]),
        ...((await readFile(file)).equals(before) ? [] : ['The file has changed.']),
        ...left.map((name) => `${name} is left behind.`),
      ]);
    });
  }
  return tries.outcome;
}
