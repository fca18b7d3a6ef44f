import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {stringify} from 'yaml';
import {bundleContract} from './bundle.js';
import {ContractError} from './contract-error.js';
import {generateLimits} from './limits.js';
import {lintContract} from './lint.js';
import {generateOperations} from './operations.js';
import {generateRegister} from './register/register-module.js';
import {generateTypes} from './types.js';
import {generateValidators} from './validators/index.js';

/** Checks the contract in a folder and writes everything made from it; gives the paths written. */
export async function buildContract(folder: string, target: string): Promise<string[]> {
  const entry = join(folder, 'openapi.yaml');
  const problems = await lintContract(entry);
  if (problems.length > 0) throw new ContractError(problems, folder);

  const contract = await bundleContract(entry);
  const limits = generateLimits(contract);
  const operations = generateOperations(contract);
  const register = generateRegister(contract['x-assumptions']);
  const validators = await generateValidators(contract);
  const files: Record<string, string> = {
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'openapi.yaml': stringify(contract, {lineWidth: 0, aliasDuplicateObjects: false}),
    'types.d.ts': await generateTypes(contract),
    'limits.js': limits.code,
    'limits.d.ts': limits.types,
    'operations.js': operations.code,
    'operations.d.ts': operations.types,
    'assumptions.js': register.code,
    'assumptions.d.ts': register.types,
  };
  for (const [name, text] of Object.entries(validators)) files[`validators/${name}`] = text;

  await rm(target, {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    const path = join(target, name);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, text);
  }
  return Object.keys(files);
}
