import type {Fault} from '@symblepay/openapi/control/types';
import type {TradeEvent} from '../trade/trade';
import type {BusinessUserRecord} from '../user/business-user';
import type {UserRecord} from '../user/user';
import type {Link} from '../world/links';
import type {Delivery, Endpoint, Notification} from '../world/notifications';
import type {Organisation} from '../world/organisations';
import type {Settings} from '../world/settings';

/** All that a sandbox remembers, table by table. Every value is plain JSON. */
export type Records = {
  readonly clock: {readonly now: number};
  readonly counters: {readonly next: number};
  readonly settings: Settings;
  /** By API key. */
  readonly organisations: Organisation;
  readonly users: UserRecord;
  readonly businessUsers: BusinessUserRecord;
  /** One log for all trades, in the order in which things happened. */
  readonly events: {readonly tradeId: string; readonly event: TradeEvent};
  readonly links: Link;
  /** The newest link of each payment, by payment id. */
  readonly paymentLinks: string;
  readonly endpoints: Endpoint;
  readonly notifications: Notification;
  readonly deliveries: Delivery;
  /** What is to go wrong, in the order in which it was asked for. */
  readonly faults: Fault;
};

export type TableName = keyof Records;

export const TABLE_NAMES = [
  'clock',
  'counters',
  'settings',
  'organisations',
  'users',
  'businessUsers',
  'events',
  'links',
  'paymentLinks',
  'endpoints',
  'notifications',
  'deliveries',
  'faults',
] as const satisfies readonly TableName[];

/** A snapshot: every table as a list of keys and values. */
export type Snapshot = {
  readonly [Name in TableName]: readonly (readonly [string, Records[Name]])[];
};

export function emptySnapshot(): Snapshot {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, []])) as unknown as Snapshot;
}
