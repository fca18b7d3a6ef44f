import {mkdtemp, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundleFile} from './bundle-file';

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** What `npm run sandbox` starts. */
export const mainEntry = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * A program as one file in a folder of its own, for tests that start it often: its hundred modules
 * take a second to load and compile, the one file a tenth of that.
 */
export async function writeProgram(folder: string, entry: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'program-')), 'sandbox.mjs');
  await writeFile(path, await bundleFile(entry));
  // The native database is found where it is installed.
  await symlink(packages, join(path, '../node_modules'));
  return path;
}
