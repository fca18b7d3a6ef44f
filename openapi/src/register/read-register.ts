import {readdir, readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import {parse} from 'yaml';
import type {Schema} from '../schema.js';
import type {Problem} from '../problem.js';
import {remedyFor} from '../remedies.js';
import type {KeywordError} from '../runtime/describe-error.js';
import {describeError} from '../runtime/describe-error.js';
import type {Check} from '../runtime/field-errors.js';
import {listErrors} from '../runtime/field-errors.js';
import {entriesSchema} from './entry-schema.js';
import type {Assumption, Register} from './register.js';

const rule = 'house/assumption-entry';

type RegisterReading = {
  /** Reliable only if there are no problems. */
  readonly register: Register;
  readonly problems: readonly Problem[];
};

type Report = (pointer: string, message: string) => void;

/** Reads assumptions/ of the contract: a file is an area, a key in it the id of an entry. */
export async function readRegister(contractFolder: string): Promise<RegisterReading> {
  const folder = join(contractFolder, 'assumptions');
  const register: Record<string, Assumption> = {};
  const problems: Problem[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name);
    const report: Report = (pointer, message) =>
      problems.push({rule, file, pointer, message, remedy: remedyFor({ruleId: rule})});
    for (const [id, entry] of Object.entries(await readEntries(file, report))) {
      if (id in register) report(`#/${id}`, `"${id}" is in the register twice.`);
      register[id] ??= {area: basename(name, '.yaml'), status: 'assumed', ...entry};
    }
  }
  return {register, problems};
}

type Entries = Readonly<Record<string, Omit<Assumption, 'area' | 'status'>>>;

const ajv = new Ajv2020({allErrors: true, verbose: true, messages: false});
ajv.addKeyword('x-pattern-description');
const check = ajv.compile<Entries>(entriesSchema) as Check;

async function readEntries(file: string, report: Report): Promise<Entries> {
  try {
    const content = (parse(await readFile(file, 'utf8')) ?? {}) as Entries;
    const flaws = listErrors(check, content, (place) => `#/${place.join('/')}`, describeFlaw);
    for (const {key, value} of flaws) report(key, value);
    return content;
  } catch (error) {
    report('#/', error instanceof Error ? error.message : String(error));
    return {};
  }
}

function describeFlaw(error: KeywordError & {readonly parentSchema?: Schema}): string {
  const asked = error.parentSchema?.['x-pattern-description'];
  return error.keyword === 'pattern' ? `This must be ${String(asked)}.` : describeError(error);
}
