import {copyFile, link, mkdtemp, readdir, rename, rm, stat} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {UnusableData} from './damaged-data';
import {INTEGRITY_FILE} from './integrity';

const PREFIX = 'as-found-';

/**
 * A data directory as it was before it was opened: LevelDB rewrites what it reads, damaged or not.
 * It replaces its files and never changes one, so links to them cost neither time nor room.
 */
export class AsFound {
  private constructor(
    private readonly directory: string,
    private readonly copy: string | undefined,
  ) {}

  static async take(data: string): Promise<AsFound> {
    const directory = resolve(data);
    let copy: string | undefined;
    try {
      copy = await mkdtemp(join(directory, PREFIX));
      await linkFiles(directory, copy);
    } catch (error) {
      const found = new AsFound(directory, copy);
      await found.discard();
      // One that is not there yet is for LevelDB to make. Any other is not opened without a copy.
      if (copy === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return found;
      throw new UnusableData(error);
    }
    return new AsFound(directory, copy);
  }

  /** Gives the copy its lasting place: beside the directory, or in it where that is not allowed. */
  async keep(): Promise<string> {
    const {copy} = this;
    if (copy === undefined) throw new Error(`There was nothing in ${this.directory} to keep.`);
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const beside = await findFree(`${this.directory}-damaged-${stamp}`);
    const within = join(this.directory, `damaged-${stamp}`);
    return rename(copy, beside).then(
      () => beside,
      () => rename(copy, within).then(() => within),
    );
  }

  /** Once the directory is ours: what processes left there that were killed as they opened it. */
  async discardAll(): Promise<void> {
    const names = await readdir(this.directory);
    for (const name of names.filter((each) => each.startsWith(PREFIX))) {
      await rm(join(this.directory, name), {recursive: true, force: true});
    }
  }

  /** Deletes it, if it was not kept. */
  async discard(): Promise<void> {
    if (this.copy !== undefined) await rm(this.copy, {recursive: true, force: true});
  }
}

async function linkFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, {withFileTypes: true})) {
    if (!entry.isFile() || entry.name === 'LOCK') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Only ours is written in place. Some file systems know no links.
    const taken = entry.name === INTEGRITY_FILE ? copyFile(source, target) : link(source, target);
    await taken.catch(() => copyFile(source, target)).catch(ignoreMissing);
  }
}

async function findFree(path: string, number = 1): Promise<string> {
  const candidate = number === 1 ? path : `${path}-${number}`;
  const isTaken = await stat(candidate).then(
    () => true,
    () => false,
  );
  return isTaken ? findFree(path, number + 1) : candidate;
}

/** Another process that has the directory open may be replacing its files just now. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
