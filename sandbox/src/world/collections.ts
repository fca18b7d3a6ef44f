import type {Fault} from '@symblepay/openapi/control/types';
import {nameControlCall} from '../control-call';
import {retentionLimits} from '../limits';
import type {Declaration} from '../store/collection';
import type {TradeEvent} from '../trade/trade';
import type {BusinessUserRecord} from '../user/business-user';
import type {UserRecord} from '../user/user';
import type {Link} from './links';
import type {Delivery, Endpoint, Notification} from './notifications';
import type {Organisation} from './organisations';
import type {Settings} from './settings';

/** Everything a sandbox remembers. Every row is plain JSON. */
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
  readonly endpoints: Endpoint;
  readonly notifications: Notification;
  readonly deliveries: Delivery;
  /** Ordered faults, oldest first. */
  readonly faults: Fault;
};

export type CollectionName = keyof Records;

export const collections = {
  clock: {key: () => ['only']},
  counters: {key: () => ['only']},
  settings: {key: () => ['only']},
  organisations: {},
  users: {key: ({organisationId, marketplaceUserId}) => [organisationId, marketplaceUserId]},
  businessUsers: {
    key: ({organisationId, businessId, businessLocationId}) => [
      organisationId,
      businessId,
      businessLocationId,
    ],
  },
  events: {},
  links: {
    key: ({token}) => [token],
    number: ({number}) => number,
    most: retentionLimits.links.most,
    indexes: {
      openPayment: (link) =>
        link.kind === 'payment' && link.state === 'open' ? [link.paymentId] : [],
    },
  },
  endpoints: {key: ({id}) => [id]},
  notifications: {
    key: ({key}) => [key],
    number: ({key}) => Number(key),
    most: retentionLimits.notifications.most,
  },
  deliveries: {
    key: ({id}) => [id],
    number: ({id}) => Number(id),
    most: retentionLimits.deliveries.most,
  },
  faults: {
    key: ({id}) => [sortableKey(id)],
    number: ({id}) => id,
    most: retentionLimits.faults.most,
    whenFull: `${retentionLimits.faults.most} faults are ordered already. Call them off with ${nameControlCall('clearFaults')}, or order one with a higher count.`,
  },
} satisfies {readonly [Name in CollectionName]: Declaration<Records[Name]>};

export type IndexName<Name extends CollectionName> = (typeof collections)[Name] extends {
  readonly indexes: infer Indexes;
}
  ? keyof Indexes & string
  : never;

export const collectionNames = Object.keys(collections) as readonly CollectionName[];

/** Every collection as a list of keys and rows. */
export type Snapshot = {
  readonly [Name in CollectionName]: readonly (readonly [string, Records[Name]])[];
};

export function emptySnapshot(): Snapshot {
  return Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Snapshot;
}

/** Sorts as text in the order of the numbers. */
export function sortableKey(number: number): string {
  return String(number).padStart(12, '0');
}
