import type {Records, Snapshot, TableName} from '../store/records';
import {emptySnapshot, TABLE_NAMES} from '../store/records';
import {Refusal} from '../trade/refusal';
import {joinKey} from '../world/trade-book';
import {sortableKey} from '../world/world';

/** Tables of one record. */
const SINGLES: readonly TableName[] = ['clock', 'counters', 'settings'];

type FromRecord<Result> = {readonly [Name in TableName]?: (record: Records[Name]) => Result};

/** Under which key a record is looked for, where it says so itself. */
const KEYS: FromRecord<string> = {
  ...Object.fromEntries(SINGLES.map((name) => [name, () => 'only'])),
  users: ({organisationId, marketplaceUserId}) => joinKey(organisationId, marketplaceUserId),
  businessUsers: ({organisationId, businessId, businessLocationId}) =>
    joinKey(organisationId, businessId, businessLocationId),
  links: ({token}) => token,
  endpoints: ({id}) => id,
  notifications: ({key}) => key,
  deliveries: ({id}) => id,
  faults: ({id}) => sortableKey(id),
};

/** With which number a record was made, where it tells. */
const NUMBERS: FromRecord<number> = {
  links: ({number}) => number,
  notifications: ({key}) => Number(key),
  deliveries: ({id}) => Number(id),
  faults: ({id}) => id,
};

/**
 * A snapshot that fits the contract, but was given out perhaps long ago or changed by hand since:
 * its keys, events and counter must fit each other.
 */
export function readSnapshot(given: object): Snapshot {
  const snapshot = {...emptySnapshot(), ...given};
  for (const name of TABLE_NAMES) checkKeys(name, snapshot[name]);
  checkEvents(snapshot.events);
  checkCounter(snapshot);
  return snapshot;
}

function checkKeys(name: TableName, table: Snapshot[TableName]): void {
  let last: string | undefined;
  for (const [index, [key, record]] of table.entries()) {
    const place = `${name}[${index}]`;
    if (last !== undefined && key <= last) throw refuse(place, 'Must stand in the order of keys.');
    last = key;
    const ownKey = keyOf(name, key, record);
    if (ownKey !== key) throw refuse(place, `Must have the key ${ownKey}.`);
  }
}

/** The key under which a record is looked for: the one that it has, if it does not tell. */
export function keyOf(name: TableName, key: string, record: unknown): string {
  return (KEYS[name] as ((record: unknown) => string) | undefined)?.(record) ?? key;
}

/** A trade is the sum of its events, so none may miss its beginning. */
function checkEvents(events: Snapshot['events']): void {
  const begun = new Set<string>();
  for (const [index, [key, {tradeId, event}]] of events.entries()) {
    const place = `events[${index}]`;
    if (!isEventKey(key)) throw refuse(place, 'Must have a key of ten digits.');
    if (!begun.has(tradeId) && event.terms?.tradeId !== tradeId) {
      throw refuse(place, 'Must carry the terms, because it is the first event of its trade.');
    }
    begun.add(tradeId);
  }
}

/** Their keys are what keeps events in order. */
export function isEventKey(key: string): boolean {
  return /^\d{10}$/.test(key);
}

/** What is made next must get a number that nothing has. Without a counter, nothing was made. */
function checkCounter(snapshot: Snapshot): void {
  const used = findLastNumber(snapshot);
  const next = snapshot.counters[0]?.[1].next ?? 0;
  if (next <= used) throw refuse('counters', `Must hold a next number above ${used}.`);
}

/** The highest number that a record has; -1 when there are no records. */
export function findLastNumber(snapshot: Snapshot): number {
  return TABLE_NAMES.filter((name) => !SINGLES.includes(name))
    .flatMap((name) => {
      const readNumber = NUMBERS[name] as ((record: unknown) => number) | undefined;
      return snapshot[name].map(([, record]) => readNumber?.(record) ?? 0);
    })
    .reduce((most, number) => Math.max(most, number), -1);
}

function refuse(key: string, value: string): Refusal {
  return new Refusal('validation-error', `The snapshot does not fit: ${key}. ${value}`, [
    {key, value},
  ]);
}
