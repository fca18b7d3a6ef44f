import {readdir, readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {parse} from 'yaml';
import type {Problem} from '../problem.js';
import {remedyFor} from '../remedies.js';
import type {Assumption, Register} from './register.js';
import {groundKinds} from './register.js';

const rule = 'house/assumption-entry';

type Fields = Readonly<Record<string, unknown>>;

export type RegisterReading = {
  /** Reliable only if there are no problems. */
  readonly register: Register;
  readonly problems: readonly Problem[];
};

/** Reads assumptions/ of the contract: a file is an area, a key in it the id of an entry. */
export async function readRegister(contractFolder: string): Promise<RegisterReading> {
  const folder = join(contractFolder, 'assumptions');
  const register: Record<string, Assumption> = {};
  const problems: Problem[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name);
    const report = (pointer: string, message: string) =>
      problems.push({rule, file, pointer, message, remedy: remedyFor({ruleId: rule})});
    for (const [id, entry] of await readEntries(file, report)) {
      const faults = findFaults(id, entry);
      if (id in register) faults.push(['', `"${id}" is in the register twice.`]);
      for (const [place, message] of faults) report(`#/${id}${place}`, message);
      register[id] ??= {area: basename(name, '.yaml'), status: 'assumed', ...entry} as Assumption;
    }
  }
  return {register, problems};
}

async function readEntries(
  file: string,
  report: (pointer: string, message: string) => void,
): Promise<readonly (readonly [string, Fields])[]> {
  try {
    const content: unknown = parse(await readFile(file, 'utf8'));
    return Object.entries(asFields(content)).map(([id, entry]) => [id, asFields(entry)] as const);
  } catch (error) {
    report('#/', error instanceof Error ? error.message : String(error));
    return [];
  }
}

const entryFields = ['statement', 'restsOn', 'status', 'since', 'by'];

/** What is wrong with an entry: the place inside it and the reason. */
function findFaults(id: string, entry: Fields): (readonly [string, string])[] {
  const {statement, status = 'assumed', since, by} = entry;
  const {kind, note} = asFields(entry.restsOn);
  const strays = Object.keys(entry).filter((name) => !entryFields.includes(name));
  const faults: readonly (readonly [boolean, string, string])[] = [
    [!/^[a-z]+(-[a-z0-9]+)*$/.test(id), '', `"${id}" is not in kebab case.`],
    [!isSentence(statement), '/statement', `"${id}" has no statement.`],
    [
      !groundKinds.some((known) => known === kind),
      '/restsOn/kind',
      `"${id}" must rest on one of ${groundKinds.join(', ')}.`,
    ],
    [!isSentence(note), '/restsOn/note', `"${id}" does not say why.`],
    [
      status !== 'assumed' && status !== 'confirmed',
      '/status',
      `"${id}" is neither assumed nor confirmed.`,
    ],
    [
      status === 'confirmed' && !(isText(since) && isText(by)),
      '/status',
      `"${id}" is confirmed without since and by.`,
    ],
    [strays.length > 0, '', `"${id}" has the unknown field ${strays.join(', ')}.`],
  ];
  return faults
    .filter(([isBroken]) => isBroken)
    .map(([, place, message]) => [place, message] as const);
}

function isSentence(value: unknown): boolean {
  return isText(value) && value.endsWith('.');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
