import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundleFile} from '@symblepay/sandbox/file';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** What people run: `npm run sandbox`, which has --data, and the downloaded file. */
export const entries = {
  installed: join(repository, 'sandbox/src/node/main.ts'),
  downloaded: join(repository, 'sandbox/src/node/file.ts'),
};

/** A folder that vanishes afterwards. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hard-faults-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The program as one file, because a hundred modules take seconds to load, and it starts a thousand times. */
export async function writeProgram(folder: string, entry: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'program-')), 'sandbox.mjs');
  await writeFile(path, await bundleFile(entry));
  // The native database is found where it is installed.
  await symlink(join(repository, 'node_modules'), join(path, '../node_modules'));
  return path;
}
