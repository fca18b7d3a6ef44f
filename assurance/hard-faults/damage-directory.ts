import {cp, mkdtemp, readdir, readFile, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {Snapshot} from '@symblepay/openapi/control/types';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import {damages} from './damage-bytes';
import {judgeRest} from './judge-rest';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import {killStart, refuseStart, runSandbox, startSandbox} from './sandbox-process';
import {sendTraffic} from './traffic';

const sessions = 3;
const responsesOfSession = 150;

type Kind = {
  readonly fault: string;
  readonly files: RegExp;
  readonly damages: readonly (keyof typeof damages)[];
};

export const anyDamage: Kind = {
  fault: 'a damaged directory',
  files: /^(?!LO(CK|G))/,
  damages: ['cut', 'one bit flipped', '512 bytes zeroed', 'zeroed from there on', 'removed'],
};

/** Tables hold most of what is kept. */
export const flippedBits: Kind = {
  fault: 'a bit flipped in a table',
  files: /\.ldb$/,
  damages: ['one bit flipped'],
};

/**
 * Damages one file of a data directory at a time. Either nothing is lost, or the start is refused:
 * it names the directory, what is lost, the copy of what was found and the ways out. With
 * --accept-loss what is left holds all rules, and has nothing in it that was not there before;
 * every other time that start is killed first.
 */
export async function damageDirectory(
  program: string,
  folder: string,
  kind: Kind,
  times: number,
  seed = 6,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries(kind.fault);
  const whole = join(folder, 'whole');
  const before = await writeState(program, ['--data', whole], random);
  const files = (await readdir(whole)).filter((name) => kind.files.test(name)).sort();
  for (let time = 0; time < times; time++) {
    const place = await mkdtemp(join(folder, 'damaged-'));
    const directory = join(place, 'data');
    await cp(whole, directory, {recursive: true});
    const file = files[time % files.length] ?? '';
    const name = pick(kind.damages, random());
    const {size} = await stat(join(directory, file));
    const at = Math.floor(random() * size);
    damages[name](join(directory, file), at);
    tries.count(name);
    await tries.try(async () => {
      const wrong = await lookAt({program, directory, place, before, files}, tries, time, random);
      return wrong.map((each) => `${file}, ${name} at ${at}: ${each}`);
    });
    await rm(place, {recursive: true});
  }
  return tries.outcome;
}

type Damaged = {
  readonly program: string;
  readonly directory: string;
  readonly place: string;
  readonly before: Snapshot;
  readonly files: readonly string[];
};

async function lookAt(
  {program, directory, place, before, files}: Damaged,
  tries: Tries,
  time: number,
  random: () => number,
): Promise<readonly string[]> {
  const options = ['--data', directory];
  const asFound = await readFiles(directory, files);
  if (time % 3 === 0) {
    await killStart(program, options, random);
    tries.count('killed while they looked at it');
  }
  const starting = startSandbox(program, options);
  const running = await starting.ready;
  if (running) {
    const held = await running.client.control('snapshot');
    await running.end('SIGKILL');
    return isSame(held, before) ? [] : ['It starts, and something is lost.'];
  }
  const {said} = await starting.end('SIGKILL');
  tries.count('refused');
  const [, copy = ''] = /as it was found is in (.+)\.\n/.exec(said) ?? [];
  const again = await refuseStart(program, options);
  const wrong = [
    ...(said.startsWith(`The data in ${directory} is damaged.\n  - `) &&
    said.includes('--accept-loss')
      ? []
      : [`It says: ${said}`]),
    ...(again.said === said ? [] : [`The next start says: ${again.said}`]),
    ...(copy !== '' && (await holdsFiles(place, files, asFound))
      ? []
      : ['The copy is not what was found.']),
  ];
  if (time % 2 === 1) {
    await killStart(program, [...options, '--accept-loss'], random);
    tries.count('killed while they accepted the loss');
  }
  const rest = await runSandbox(program, [...options, '--accept-loss']);
  const held = await rest.client.control('snapshot');
  await rest.end('SIGKILL');
  const next = await runSandbox(program, options);
  const kept = await next.client.control('snapshot');
  await next.end('SIGKILL');
  const copies = (await readdir(place)).filter((each) => each !== 'data');
  return [
    ...wrong,
    ...(copies.length === 1 || time % 3 === 0 ? [] : [`There are copies ${copies.join(', ')}.`]),
    ...(isSame(held, kept) ? [] : ['The start after that holds something else.']),
    ...judgeRest(held, before, said),
  ];
}

async function writeState(
  program: string,
  options: readonly string[],
  random: () => number,
): Promise<Snapshot> {
  for (let session = 0; session < sessions; session++) {
    const {client, end} = await runSandbox(program, options);
    const traffic = sendTraffic(client, random, `w${session}`);
    await traffic.answered(responsesOfSession);
    await traffic.end();
    await end('SIGTERM');
  }
  const {client, end} = await runSandbox(program, options);
  const held = await client.control('snapshot');
  await end('SIGTERM');
  return held;
}

/** In a copy beside the directory or, where a start was killed, in one that it had begun. */
async function holdsFiles(place: string, files: readonly string[], asFound: unknown) {
  const entries = await readdir(place, {withFileTypes: true, recursive: true});
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'data')
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(folders.map((folder) => readFiles(folder, files)));
  return found.some((each) => isSame(each, asFound));
}

/** Texts by name; null for what is not there. */
async function readFiles(folder: string, names: readonly string[]) {
  const texts = names.map((name) =>
    readFile(join(folder, name)).then(
      (bytes) => bytes.toString('base64'),
      () => null,
    ),
  );
  return Promise.all(texts);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pick<Item>(items: readonly Item[], random: number): Item {
  return items[Math.floor(random * items.length)] as Item;
}
