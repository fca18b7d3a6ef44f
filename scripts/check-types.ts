import {globSync} from 'tinyglobby';
import {runCommand} from './run-jobs';

/**
 * Each folder with a tsconfig.json is one TypeScript project; all of them are checked, in one
 * process that reads what they share once.
 */
export async function checkTypes(signal?: AbortSignal): Promise<void> {
  const projects = globSync('**/tsconfig.json', {
    ignore: ['**/node_modules/**', '**/dist/**', '**/build/**'],
  });
  await runCommand(
    `node node_modules/typescript-7/bin/tsc -b ${projects.sort().join(' ')}`,
    signal,
  );
}
