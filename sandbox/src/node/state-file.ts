import {open, readFile, rename, rm} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';
import {requestValidators} from '@symblepay/openapi/control/validators/requests';
import type {SavedWorlds} from '../worlds/worlds';
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

  /** Fails early where nothing could be saved at the end. */
  async checkFolder(): Promise<void> {
    const probe = `${this.path}.${process.pid}.probe`;
    try {
      await (await open(probe, 'w')).close();
      await rm(probe);
    } catch (error) {
      throw this.refuse((error as Error).message);
    }
  }

  /** Either the whole file is new, or it is as it was. */
  readonly write = (state: SavedWorlds): Promise<string> => {
    const written = this.writing.then(() => this.replace(JSON.stringify({format, ...state})));
    this.writing = written.catch(() => undefined);
    return written;
  };

  private async replace(text: string): Promise<string> {
    const draft = `${this.path}.${process.pid}.draft`;
    try {
      await writeThrough(draft, text);
      await rename(draft, this.path);
      await syncFolder(dirname(this.path));
    } catch (cause) {
      await rm(draft, {force: true});
      const reason = (cause as Error).message;
      const kept = 'What was saved before is still there.';
      throw new Error(`The state is not saved to ${this.path}: ${reason}. ${kept}`, {cause});
    }
    return this.path;
  }

  private parse(text: string): SavedWorlds {
    let state: Partial<SavedWorlds> & {readonly format?: unknown};
    try {
      state = JSON.parse(text) as typeof state;
    } catch {
      throw this.refuse('It is not valid JSON');
    }
    const {first, named} = state;
    if (state.format !== format || typeof named !== 'object' || first === undefined) {
      throw this.refuse('It was not written by a sandbox of this version');
    }
    const worlds = {'the first world': first, ...named};
    for (const [place, snapshot] of Object.entries(worlds)) {
      const [error] = requestValidators.restore.validateBody?.(snapshot) ?? [];
      const problem = error?.value.replace(/\.$/, '');
      if (error) throw this.refuse(`In ${place}, ${error.key}: ${problem}`);
    }
    return {first, named};
  }

  private refuse(reason: string): Mistake {
    return new Mistake(
      `The file of --state cannot be used. ${this.path}: ${reason}. It is left as it is; name another file, or move it away to begin anew.`,
    );
  }
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
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
