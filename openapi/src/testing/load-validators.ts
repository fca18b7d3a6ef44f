import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll} from 'vitest';
import {bundleContract} from '../bundle.js';
import type {FieldError, OperationParameters} from '../runtime/field-errors.js';
import {generateValidators} from '../validators/index.js';
import {contractFolder} from './contract-copy.js';

type OperationValidators = {
  readonly validateBody: (body: unknown) => FieldError[];
  readonly validateParameters: (values: OperationParameters) => FieldError[];
  readonly validateResponse: (status: number, body: unknown) => FieldError[];
};

type Validators = Readonly<Record<string, OperationValidators>>;

type LoadedValidators = {
  readonly validators: Validators;
  readonly webhookValidators: Validators;
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
};

/** The validators of a contract as it is now, written to a folder and imported from there. */
export async function loadValidators(entry = 'openapi.yaml'): Promise<LoadedValidators> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  afterAll(() => rm(folder, {recursive: true}));
  const contract = await bundleContract(join(contractFolder, entry), contractFolder);
  const files = await generateValidators(contract);
  await writeFile(join(folder, 'package.json'), '{"type": "module", "sideEffects": false}');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), text);
  }
  const index = pathToFileURL(join(folder, 'index.js')).href;
  return {...((await import(index)) as LoadedValidators), folder, files};
}
