import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {stringify} from 'yaml';
import {bundleContract} from './bundle.js';
import {ContractError} from './contract-error.js';
import type {Contract} from './contract.js';
import {generateErrorCatalogue} from './error-catalogue.js';
import {fillLists} from './fill-lists.js';
import type {GeneratedModule} from './generated-module.js';
import {generateLimits} from './limits.js';
import {lintContract} from './lint.js';
import {generateMeanings} from './meanings.js';
import {generateOperations} from './operations.js';
import {generateRegister} from './register/register-module.js';
import {generateShapes} from './shapes.js';
import {generateTexts} from './texts.js';
import {generateTypes} from './types.js';
import {generateValidators} from './validators/index.js';

type Files = Readonly<Record<string, string>>;

/**
 * Checks the contracts of the API and of the sandbox's control API, writes everything that is
 * generated from them and returns the paths.
 */
export async function buildContract(folder: string, target: string): Promise<string[]> {
  const api = await readContract(folder, 'openapi.yaml');
  const control = fillLists(await readContract(folder, 'control/openapi.yaml'), api);
  const files = {
    ...(await generateFiles(api, false)),
    ...withPrefix('control/', await generateFiles(control, true)),
    ...moduleFiles('assumptions', generateRegister(api['x-assumptions'])),
    ...moduleFiles('error-catalogue', generateErrorCatalogue(api)),
    ...moduleFiles('shapes', generateShapes(api)),
  };

  await rm(target, {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    const path = join(target, name);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, text);
  }
  return Object.keys(files);
}

async function readContract(folder: string, file: string): Promise<Contract> {
  const entry = join(folder, file);
  const problems = await lintContract(entry, folder);
  if (problems.length > 0) throw new ContractError(problems, folder);
  return bundleContract(entry, folder);
}

async function generateFiles(contract: Contract, immutable: boolean): Promise<Files> {
  return {
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'openapi.yaml': stringify(contract, {lineWidth: 0, aliasDuplicateObjects: false}),
    'types.d.ts': await generateTypes(contract, immutable),
    ...moduleFiles('limits', generateLimits(contract)),
    ...moduleFiles('meanings', generateMeanings(contract)),
    ...moduleFiles('operations', generateOperations(contract)),
    ...moduleFiles('texts', generateTexts(contract)),
    ...withPrefix('validators/', await generateValidators(contract)),
  };
}

function moduleFiles(name: string, {code, types}: GeneratedModule): Files {
  return {[`${name}.js`]: code, [`${name}.d.ts`]: types};
}

function withPrefix(prefix: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [prefix + name, text]));
}
