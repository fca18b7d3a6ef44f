import {fileURLToPath} from 'node:url';
import {buildContract} from './src/build-contract.js';
import {ContractError} from './src/contract-error.js';

const folder = fileURLToPath(new URL('.', import.meta.url));

try {
  const files = await buildContract(folder, fileURLToPath(new URL('dist', import.meta.url)));
  console.log(`openapi: ${files.length} files in dist`);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
