import type {SavedState, World, WorldCreation} from '@symblepay/openapi/control/types';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import type {Keeper} from '../control/keeper';
import {seeded} from '../control/seed';
import {nameControlCall} from '../control-call';
import {defaultSeed} from '../defaults';
import {isForeignPage} from '../http/foreign-page';
import {toFailure} from '../http/error-response';
import type {PlainRequest, PlainResponse} from '../http/message';
import {retentionLimits} from '../limits';
import {Refusal} from '../refusal';
import type {Sandbox, SandboxOptions} from '../sandbox';
import {createSandbox, defaultErrorsPage} from '../sandbox';
import {readStart} from '../read-start';
import {addressOfWorld, findWorld, keyIntoWorld} from './find-world';

type WorldsOptions = Omit<SandboxOptions, 'keeper'> & {
  readonly origin: string;
  /** Writes what all worlds hold to a file, and returns its name. */
  readonly save?: (state: SavedWorlds) => Promise<string>;
};

type Creation = Pick<WorldCreation, 'seed' | 'startsAt'>;

/** By name. Files of older sandboxes have none. */
type SavedSnapshots = Readonly<Record<string, unknown>>;

type SavedWorld = {
  readonly creation: Creation;
  readonly holds: unknown;
  readonly snapshots?: SavedSnapshots;
};

/** What each world holds; the first one has no name. */
export type SavedWorlds = {
  readonly first: unknown;
  readonly snapshots?: SavedSnapshots;
  readonly named: Readonly<Record<string, SavedWorld>>;
};

type NamedWorld = {readonly creation: Creation; readonly sandbox: Promise<Sandbox>};

/**
 * Many sandboxes in one process, none of which sees another. The first is there from the start and
 * may be kept on a disk; the others open with the first request that names them.
 */
export class Worlds implements Keeper {
  /** Those used longest ago come first. */
  private readonly named = new Map<string, NamedWorld>();
  private opened: Sandbox | undefined;

  private constructor(private readonly options: Omit<WorldsOptions, 'storage'>) {}

  static async open({storage, ...options}: WorldsOptions, saved?: SavedWorlds): Promise<Worlds> {
    const worlds = new Worlds({coverage: new Map(), ...options});
    worlds.opened = await createSandbox({
      ...worlds.options,
      ...(storage && {storage}),
      keeper: worlds,
    });
    if (saved) await worlds.restore(saved);
    return worlds;
  }

  get first(): Sandbox {
    if (!this.opened) throw new Error('The first world is not open.');
    return this.opened;
  }

  readonly respond = async (request: PlainRequest): Promise<PlainResponse> => {
    let found: {readonly world: Sandbox; readonly request: PlainRequest};
    try {
      found = await this.find(request);
    } catch (error) {
      const {errorsPage = defaultErrorsPage} = this.options;
      const instance = request.url.pathname;
      return toFailure(error, {traceId: 'sandbox-worlds', instance, errorsPage});
    }
    return found.world.respond(found.request);
  };

  listWorlds(): readonly World[] {
    return [...this.named.keys()].map((name) => this.describe(name));
  }

  async addWorld({name, ...rest}: WorldCreation): Promise<World> {
    if (this.named.has(name)) {
      const remedy = `${nameControlCall('dropWorld')} drops it.`;
      throw new Refusal('already-exists', `The world ${name} is open already. ${remedy}`);
    }
    readStart(rest.startsAt);
    await this.make(name, rest);
    return this.describe(name);
  }

  dropWorld(name: string): void {
    const world = this.named.get(name);
    if (!world) {
      const remedy = `${nameControlCall('listWorlds')} lists them.`;
      throw new Refusal('not-found', `The world ${name} is not open. ${remedy}`);
    }
    this.named.delete(name);
    void closeWhenOpen(world);
  }

  async saveState(): Promise<SavedState> {
    const {save} = this.options;
    if (!save) {
      throw new Refusal('invalid-state', 'There is no file to save to. Name one with --state.');
    }
    const named = await Promise.all(
      [...this.named].map(async ([name, {creation, sandbox}]) => {
        const {holds, snapshots} = takeAll(await sandbox);
        return [name, {creation, holds, snapshots}] as const;
      }),
    );
    const {holds: first, snapshots} = takeAll(this.first);
    const file = await save({first, snapshots, named: Object.fromEntries(named)});
    return {file, worlds: named.length + 1};
  }

  /** Carries out in every world what a running clock has made due. */
  async tick(): Promise<void> {
    const worlds = await Promise.all([...this.named.values()].map(({sandbox}) => sandbox));
    await Promise.all([this.first, ...worlds].map(({control}) => control.tick()));
  }

  async close(): Promise<void> {
    await Promise.all([...this.named.values()].map(closeWhenOpen));
    await this.first.close();
  }

  private async restore({first, snapshots, named}: SavedWorlds): Promise<void> {
    await putBack(this.first, first, snapshots);
    for (const [name, saved] of Object.entries(named)) {
      const world = await this.make(name, {...saved.creation, fill: false});
      await putBack(world, saved.holds, saved.snapshots);
    }
  }

  /** A page of another site opens no world: a thousand of them would drop all others. */
  private async find(request: PlainRequest) {
    const {name, request: inner} = findWorld(request);
    if (name === undefined) return {world: this.first, request: inner};
    if (!this.named.has(name) && isForeignPage(request, this.options.origin)) {
      throw new Refusal('not-found', `The world ${name} is not open.`);
    }
    return {world: await this.use(name), request: inner};
  }

  private use(name: string): Promise<Sandbox> {
    const world = this.named.get(name);
    if (!world) return this.make(name, {});
    this.named.delete(name);
    this.named.set(name, world);
    return world.sandbox;
  }

  /** Worlds have ids of their own, so that a receiver of several can tell them apart. */
  private make(name: string, {fill, ...creation}: Omit<WorldCreation, 'name'>): Promise<Sandbox> {
    const {options} = this;
    const sandbox = createSandbox({
      ...options,
      keeper: this,
      origin: addressOfWorld(options.origin, name),
      seed: creation.seed ?? `${options.seed ?? defaultSeed}/${name}`,
      ...(creation.startsAt !== undefined && {clock: creation.startsAt}),
      ...(fill !== undefined && {fill}),
    });
    this.named.set(name, {creation, sandbox});
    const [oldest] = this.named.keys();
    if (this.named.size > retentionLimits.worlds.most && oldest !== undefined) {
      this.dropWorld(oldest);
    }
    return sandbox;
  }

  private describe(name: string): World {
    const address = addressOfWorld(this.options.origin, name);
    return {
      name,
      address: address + basePath,
      key: keyIntoWorld(seeded.key, name),
      control: address + controlPath,
    };
  }
}

async function closeWhenOpen({sandbox}: NamedWorld): Promise<void> {
  await (await sandbox).close();
}

function takeAll({control, snapshots}: Sandbox) {
  return {holds: control.snapshot(), snapshots: Object.fromEntries(snapshots.entries())};
}

/** The state file has checked both. */
async function putBack(
  {control, snapshots}: Sandbox,
  holds: unknown,
  saved: SavedSnapshots = {},
): Promise<void> {
  await control.restore(holds as never);
  for (const [name, snapshot] of Object.entries(saved)) snapshots.keep(name, snapshot as never);
}
