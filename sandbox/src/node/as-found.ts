import {copyFile, link, mkdtemp, readdir, rename, rm, stat} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {UnusableData} from './damaged-data';
import {integrityFileName} from './integrity';

const prefix = 'as-found-';

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
      copy = await mkdtemp(join(directory, prefix));
      await linkFiles(directory, copy);
    } catch (error) {
      const found = new AsFound(directory, copy);
      await found.discard();
      // LevelDB makes a directory that does not exist yet. No other is opened without a copy.
      if (copy === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return found;
      throw new UnusableData(error);
    }
    return new AsFound(directory, copy);
  }

  /**
   * Moves the copy beside the directory, or into it where that is not allowed. Copies that killed
   * processes left behind go with it: they may hold what LevelDB has rewritten since.
   */
  async keep(): Promise<string> {
    const {copy, directory} = this;
    if (copy === undefined) throw new Error(`There was nothing in ${directory} to keep.`);
    for (const name of await this.listCopies()) {
      if (join(directory, name) !== copy) await rename(join(directory, name), join(copy, name));
    }
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const beside = await findFree(`${this.directory}-damaged-${stamp}`);
    const within = join(this.directory, `damaged-${stamp}`);
    return rename(copy, beside).then(
      () => beside,
      () => rename(copy, within).then(() => within),
    );
  }

  /** Once the directory is locked: removes what killed processes left behind. */
  async discardAll(): Promise<void> {
    for (const name of await this.listCopies()) {
      await rm(join(this.directory, name), {recursive: true, force: true});
    }
  }

  async discard(): Promise<void> {
    if (this.copy !== undefined) await rm(this.copy, {recursive: true, force: true});
  }

  private async listCopies(): Promise<readonly string[]> {
    const names = await readdir(this.directory);
    return names.filter((each) => each.startsWith(prefix));
  }
}

async function linkFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, {withFileTypes: true})) {
    if (!entry.isFile() || entry.name === 'LOCK') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Only our own file is written in place. Some file systems have no hard links.
    const taken =
      entry.name === integrityFileName ? copyFile(source, target) : link(source, target);
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
