import type {Snapshot as KnownSnapshot} from '@symblepay/openapi/control/types';
import {nameControlCall} from '../control-call';
import {retentionLimits} from '../limits';
import type {Declaration} from '../store/collection';
import {Collection} from '../store/collection';
import type {Store} from '../store/store';
import type {Notification} from './notifications';

/** Every collection as a list of keys and records. */
export type Snapshot = Required<Omit<KnownSnapshot, 'paymentLinks' | 'notifications'>> & {
  readonly notifications: readonly (readonly [string, Notification])[];
};

export type CollectionName = keyof Snapshot;

/** A record of each collection. Every record is plain JSON. */
export type Records = {readonly [Name in CollectionName]: Snapshot[Name][number][1]};

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
  received: {
    key: ({number}) => [sortableKey(number)],
    number: ({number}) => number,
    most: retentionLimits.received.most,
  },
  faults: {
    key: ({id}) => [sortableKey(id)],
    number: ({id}) => id,
    most: retentionLimits.faults.most,
    whenFull: `${retentionLimits.faults.most} faults are ordered already. Call them off with ${nameControlCall('clearFaults')}, or order one with a higher count.`,
  },
} satisfies {readonly [Name in CollectionName]: Declaration<Records[Name]>};

type IndexName<Name extends CollectionName> = (typeof collections)[Name] extends {
  readonly indexes: infer Indexes;
}
  ? keyof Indexes & string
  : never;

export const collectionNames = Object.keys(collections) as readonly CollectionName[];

export type Collections = {
  readonly [Name in CollectionName]: Collection<Records[Name], IndexName<Name>>;
};

/** Every collection over the records of a store. */
export function openCollections(store: Store): Collections {
  const opened = Object.entries(collections).map(([name, declaration]) => [
    name,
    new Collection(store, name, declaration as Declaration<unknown>),
  ]);
  return Object.fromEntries(opened) as Collections;
}

/** Sorts as text in the order of the numbers. */
export function sortableKey(number: number): string {
  return String(number).padStart(12, '0');
}
