import {globSync} from 'tinyglobby';
import {runCommand} from './run-steps';

/** Each folder with a tsconfig.json is one TypeScript project; all of them are checked. */
export async function checkTypes(): Promise<void> {
  const projects = globSync('**/tsconfig.json', {
    ignore: ['**/node_modules/**', '**/dist/**', '**/build/**', 'bench/**'],
  });
  for (const project of projects.sort()) {
    await runCommand(`tsc -p ${project}`);
  }
}
