import {copyFile, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import {damages} from './damage-bytes';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import {runSandbox, startSandbox} from './sandbox-process';
import {sendTraffic} from './traffic';

const responses = 100;

/** Damages a state file. Either nothing is lost, or it is refused by name with the ways out, and stays as it is. */
export async function damageFile(
  program: string,
  folder: string,
  times: number,
  seed = 7,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries('a damaged state file');
  const whole = join(folder, 'whole.json');
  const first = await runSandbox(program, ['--state', whole]);
  const traffic = sendTraffic(first.client, random, 'w');
  await traffic.answered(responses);
  await traffic.end();
  const before = await first.client.snapshot();
  await first.end('SIGTERM');
  const {size} = await stat(whole);
  const kinds = Object.entries(damages).filter(([name]) => name !== 'removed');
  for (let time = 0; time < times; time++) {
    const file = join(folder, `damaged-${time}.json`);
    await copyFile(whole, file);
    const [name, damage] = kinds[time % kinds.length] ?? [];
    const at = Math.floor(random() * size);
    damage?.(file, at);
    const found = await readFile(file);
    const starting = startSandbox(program, ['--state', file]);
    const running = await starting.ready;
    const held = await running?.client.snapshot();
    const {said} = await starting.end('SIGKILL');
    const wrong = running
      ? [...(held === before ? [] : ['It starts, and something is changed.'])]
      : [
          ...(said.startsWith(`The --state file ${file} cannot be used. `) &&
          said.includes('move it away')
            ? []
            : [`It says: ${said}`]),
          ...((await readFile(file)).equals(found) ? [] : ['The file is not as it was.']),
        ];
    tries.count(name ?? '');
    if (!running) tries.count('refused');
    tries.add(wrong.map((each) => `${name} at ${at}: ${each}`));
  }
  return tries.outcome;
}
