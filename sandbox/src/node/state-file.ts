import {open, readdir, readFile, realpath, rename, rm} from 'node:fs/promises';
import {basename, dirname, join, resolve} from 'node:path';
import {requestValidators} from '@symblepay/openapi/control/validators/requests';
import {readSnapshot} from '../control/read-snapshot';
import {retentionLimits} from '../limits';
import {isWorldName} from '../worlds/find-world';
import type {SavedWorlds} from '../worlds/worlds';
import {FileInUse, lockFile} from './file-lock';
import {checksumOf} from './integrity';
import {Mistake} from './start-failure';

/** Of the file's own shape; what a world holds is checked by the contract. */
const format = 1;

/** What all worlds hold, in one JSON file that is replaced as a whole. */
export class StateFile {
  private readonly path: string;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.path = resolve(path);
  }

  /** Undefined before the first save. */
  async read(): Promise<SavedWorlds | undefined> {
    let text: string;
    try {
      text = await readFile(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw this.refuse((error as Error).message);
    }
    return this.parse(text);
  }

  /** Two sandboxes would overwrite each other. Fails, too, where nothing could be saved at the end. */
  async lock(): Promise<() => void> {
    const path = await this.findTarget();
    try {
      const unlock = lockFile(path);
      await this.clearDrafts();
      return unlock;
    } catch (error) {
      if (!(error instanceof FileInUse)) {
        throw this.refuse(
          (error as Error).message.replace(`${path}.lock.${process.pid}`, 'its folder'),
        );
      }
      const {processId, lock} = error;
      throw new Mistake(
        `The --state file ${this.path} is in use by another sandbox, process ${processId}. Stop that one, or name another file. If there is none, delete ${lock}`,
      );
    }
  }

  /** Either the whole file is new, or it is as it was. */
  readonly write = (state: SavedWorlds): Promise<string> => {
    const written = this.writing.then(() => this.replace(state));
    this.writing = written.catch(() => undefined);
    return written;
  };

  private async replace(state: SavedWorlds): Promise<string> {
    const draft = `${this.path}.${process.pid}.draft`;
    try {
      const checksum = checksumOf(JSON.stringify(state));
      await writeThrough(draft, JSON.stringify({format, checksum, ...state}));
      await rename(draft, await this.findTarget());
      await syncFolder(dirname(this.path));
    } catch (cause) {
      await rm(draft, {force: true});
      const reason = (cause as Error).message;
      const kept = 'What was saved before is still there.';
      throw new Error(`The state is not saved to ${this.path}: ${reason}. ${kept}`, {cause});
    }
    return this.path;
  }

  /** Of processes that were killed while they saved: nobody else has the lock. */
  private async clearDrafts(): Promise<void> {
    const folder = dirname(this.path);
    const start = `${basename(this.path)}.`;
    const drafts = (await readdir(folder)).filter(
      (name) => name.startsWith(start) && /^\d+\.draft$/.test(name.slice(start.length)),
    );
    for (const name of drafts) await rm(join(folder, name), {force: true});
  }

  /** A link stays a link. */
  private findTarget(): Promise<string> {
    return realpath(this.path).catch(() => this.path);
  }

  private parse(text: string): SavedWorlds {
    let state: unknown;
    try {
      state = JSON.parse(text);
    } catch {
      throw this.refuse('It is not valid JSON');
    }
    if (!isState(state)) throw this.refuse('It was not written by a sandbox of this version');
    if (!isAsSaved(state)) {
      throw this.refuse(
        'What it holds has changed since it was saved. If that is what you want, take out its checksum',
      );
    }
    const {first, snapshots, named} = state;
    const {most} = retentionLimits.worlds;
    if (Object.keys(named).length > most) throw this.refuse(`It has more than ${most} worlds`);
    this.check('the first world', first);
    this.checkSnapshots('the first world', snapshots);
    for (const [name, saved] of Object.entries(named)) {
      if (!isWorldName(name)) throw this.refuse(`A world cannot be named ${JSON.stringify(name)}`);
      this.check(`the world ${name}`, saved.holds);
      this.checkSnapshots(`the world ${name}`, saved.snapshots);
    }
    return {first, ...(snapshots && {snapshots}), named};
  }

  private checkSnapshots(place: string, snapshots: SavedWorlds['snapshots'] = {}): void {
    const {most} = retentionLimits.snapshots;
    if (Object.keys(snapshots).length > most) {
      throw this.refuse(`In ${place}, more than ${most} snapshots are kept`);
    }
    for (const [name, snapshot] of Object.entries(snapshots)) {
      this.check(`the snapshot ${JSON.stringify(name)} of ${place}`, snapshot);
    }
  }

  /** As when a snapshot is put back by a call. */
  private check(place: string, holds: unknown): void {
    const [error] = requestValidators.restore.validateBody?.(holds) ?? [];
    if (error) throw this.refuse(`In ${place}, ${error.key}: ${error.value.replace(/\.$/, '')}`);
    try {
      readSnapshot(holds as object);
    } catch (cause) {
      throw this.refuse(`In ${place}: ${(cause as Error).message.replace(/\.$/, '')}`);
    }
  }

  private refuse(reason: string): Mistake {
    return new Mistake(
      `The --state file ${this.path} cannot be used. ${reason}. Nothing was changed; name another file, or move it away to begin anew.`,
    );
  }
}

type Saved = SavedWorlds & {readonly format: number; readonly checksum?: unknown};

/** Files of older sandboxes, and those that somebody has written, have no checksum. */
function isAsSaved({checksum, ...saved}: Saved): boolean {
  const state = {...saved, format: undefined};
  return checksum === undefined || checksum === checksumOf(JSON.stringify(state));
}

function isState(value: unknown): value is Saved {
  return (
    isObject(value) &&
    value.format === format &&
    isObject(value.first) &&
    isObject(value.snapshots ?? {}) &&
    isObject(value.named) &&
    Object.values(value.named).every(
      (world) => isObject(world) && isObject(world.creation) && isObject(world.snapshots ?? {}),
    )
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function writeThrough(path: string, text: string): Promise<void> {
  // It holds keys and secrets, if only of a sandbox.
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** So that the new name survives a loss of power; not every system can. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
