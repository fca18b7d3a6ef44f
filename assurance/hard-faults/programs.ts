import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {mainEntry} from '@symblepay/sandbox/program-file';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** What people run: `npm run sandbox`, which has --data, and the downloaded file. */
export const entries = {
  installed: mainEntry,
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
