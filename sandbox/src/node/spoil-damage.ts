import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {UnusableData} from './damaged-data';
import {findPlacesToSpoil, unreadable} from './leveldb-table';

/**
 * LevelDB writes checksums into its tables and, as `classic-level` opens it, never compares them:
 * a flipped bit changes records, or ends the process. So they are compared here, and what does not
 * match is made unreadable: then LevelDB says that it cannot read it, and a repair leaves it out.
 */
export function spoilDamage(directory: string): void {
  try {
    for (const name of readdirSync(directory)) {
      if (name.endsWith('.ldb')) spoilDamageOf(join(directory, name));
    }
  } catch (error) {
    // A new directory, or another sandbox is replacing its tables.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new UnusableData(error);
  }
}

function spoilDamageOf(path: string): void {
  const table = readFileSync(path);
  const places = findPlacesToSpoil(table);
  if (places.length === 0) return;
  for (const place of places) table[place] = unreadable;
  // Not in place: the copy of the directory as it was found links to the file.
  writeFileSync(`${path}.new`, table);
  renameSync(`${path}.new`, path);
}
