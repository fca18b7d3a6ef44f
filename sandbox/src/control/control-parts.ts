import {refuseField} from '../refusal';
import type {EndpointQueues} from '../webhooks/endpoint-queues';
import type {World} from '../world/world';
import type {Clock} from './clock';
import type {SandboxUrls} from './describe-sandbox';
import type {Keeper} from './keeper';
import type {KeptSnapshots} from './kept-snapshots';
import type {RequestLog} from './log';
import {seeded} from './seed';

export type ControlParts = SandboxUrls & {
  readonly world: World;
  readonly clock: Clock;
  /** Undefined where no webhooks are sent. */
  readonly queues: EndpointQueues | undefined;
  readonly log: RequestLog;
  readonly snapshots: KeptSnapshots;
  readonly keeper: Keeper;
  /** Throws when webhooks may not go there. */
  readonly checkReceiver: (url: URL) => void;
  /** Ends calls that wait for something. */
  readonly closing: AbortSignal;
};

/** All of it happens at the present time and is kept, or none. */
export function change<Result>(
  {clock, world}: ControlParts,
  run: (world: World) => Result,
): Promise<Result> {
  return clock.carryOut(() => world.transact(() => run(world)));
}

export function requireOrganisation({kept}: World, key: string = seeded.key) {
  const organisation = kept.organisations.find(key);
  if (!organisation) throw refuseField('key', 'Must be the API key of an organisation.');
  return organisation;
}
