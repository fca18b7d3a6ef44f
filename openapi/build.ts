import {fileURLToPath} from 'node:url';
import {buildContract} from './src/build-contract.js';
import {ContractError} from './src/contract-error.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** `tsx build.ts [folder of the contract] [folder to write]`; without them, this folder's. */
const [folder = here, target = `${here}dist`] = process.argv.slice(2);

try {
  const files = await buildContract(folder, target);
  console.log(`openapi: ${files.length} files in dist`);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
