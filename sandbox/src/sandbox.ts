import {Clock} from './control/clock';
import type {Control} from './control/control';
import {createControl} from './control/control';
import type {Keeper} from './control/keeper';
import {noKeeper} from './control/keeper';
import {KeptSnapshots} from './control/kept-snapshots';
import {RequestLog} from './control/log';
import {beginInParts, beginWorld} from './control/seed';
import type {EndpointQueues} from './webhooks/endpoint-queues';
import type {Deliver} from './webhooks/send-webhook';
import {createResponder, findBodyLimit} from './respond';
import {createFetch} from './http/fetch';
import type {PlainResponse, PlainRequest} from './http/message';
import {defaultOrigin, defaultSeed} from './defaults';
import {readStart} from './read-start';
import {collectionNames} from './world/collections';
import type {Engine} from './store/store';
import {Store} from './store/store';
import type {Coverage, Met} from './world/coverage';
import {seededIds} from './world/ids';
import {World} from './world/world';

export type SandboxOptions = {
  /** The same seed and the same calls give the same bytes. */
  readonly seed?: string;
  /** A date to stand still at, or a function to follow. Default: 2026-03-02T09:00:00Z, still. */
  readonly clock?: string | (() => number);
  /** Keeps the state; without one it ends with the sandbox. */
  readonly storage?: Engine;
  /** Where the sandbox is reached, which may be below a path; redirectUrls begin with it. */
  readonly origin?: string;
  /** The page of the errors guide, to which errors link. */
  readonly errorsPage?: string;
  /** False: an organisation with its key, no users, no trades. */
  readonly fill?: boolean;
  /** Lets others work between the parts of a beginning that is only in memory. */
  readonly pause?: () => Promise<void>;
  /** Sends webhooks. Without it they are only logged. */
  readonly deliver?: Deliver;
  /** Throws when webhooks may not go there; by default they may go anywhere. */
  readonly checkReceiver?: (url: URL) => void;
  /** The time to sign webhooks with; by default the sandbox's own. */
  readonly readTime?: () => number;
  /** Counts what is met, also in other worlds. */
  readonly coverage?: Coverage;
  /** The process that holds this world and others. */
  readonly keeper?: Keeper;
  /** Ends calls that wait for something, so that nobody waits for them. */
  readonly closing?: AbortSignal;
  /** Makes the signal that ends a webhook's attempt; by default a real timer. */
  readonly limitTime?: (milliseconds: number) => AbortSignal;
};

export type Sandbox = {
  /** Responds to a request, as the API, a hosted page or the control API would. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The same without web objects, for a server that has its own. */
  readonly respond: (request: PlainRequest) => Promise<PlainResponse>;
  readonly control: Control;
  /** Those that are kept by name. */
  readonly snapshots: KeptSnapshots;
  readonly close: () => Promise<void>;
};

export const defaultErrorsPage = 'https://developer.symblepay.example/docs/guidelines/errors';

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {seed = defaultSeed, clock: time} = options;
  const store = await Store.open(options.storage, collectionNames);
  const readRunning = typeof time === 'function' ? time : undefined;
  const world = new World({
    store,
    makeId: seededIds(seed),
    startsAt: typeof time === 'function' ? time() : readStart(time),
    coverage: options.coverage ?? new Map<Met, number>(),
  });
  const queues = options.deliver && (await openQueues(world, options.deliver, options));
  const clock = new Clock(world, queues, readRunning);
  const {origin = defaultOrigin, errorsPage = defaultErrorsPage, keeper = noKeeper} = options;
  const {checkReceiver = () => undefined, closing = new AbortController().signal} = options;
  const parts = {
    world,
    clock,
    queues,
    log: new RequestLog(),
    snapshots: new KeptSnapshots(),
    keeper,
    checkReceiver,
    closing,
    origin,
    errorsPage,
  };
  const control = createControl(parts);
  if (world.isEmpty()) {
    await begin(world, options);
  }
  const makeTraceId = seededIds(`${seed}/requests`);
  const respond = createResponder({...parts, control, makeTraceId});
  return {
    control,
    snapshots: parts.snapshots,
    respond,
    fetch: createFetch(respond, findBodyLimit),
    close() {
      queues?.close();
      return store.close();
    },
  };
}

/** What is kept begins whole or not at all; in memory there may be pauses. */
async function begin(world: World, {fill = true, storage, pause}: SandboxOptions): Promise<void> {
  if (storage || !pause) {
    world.transact(() => beginWorld(world, fill));
  } else {
    const parts = beginInParts(world, fill);
    while (!world.transact(() => parts.next().done)) await pause();
  }
  await world.flush();
}

/** Loaded on demand: a page sends no webhooks. */
async function openQueues(
  world: World,
  deliver: Deliver,
  {readTime = () => world.now(), limitTime = (limit) => AbortSignal.timeout(limit)}: SandboxOptions,
): Promise<EndpointQueues> {
  const {EndpointQueues: Queues} = await import('./webhooks/endpoint-queues');
  return new Queues(world, {deliver, readTime, limitTime});
}
