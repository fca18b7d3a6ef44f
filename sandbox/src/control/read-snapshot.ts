import type {Snapshot, CollectionName} from '../world/collections';
import {collectionNames, collections} from '../world/collections';
import type {Declaration} from '../store/collection';
import {Refusal} from '../refusal';
import {joinKey} from '../store/collection';

/**
 * A snapshot that fits the contract may still be old or edited by hand, so its keys, events and
 * counter are checked against each other.
 */
export function readSnapshot(given: Partial<Record<CollectionName, unknown>>): Snapshot {
  // Snapshots of older sandboxes have tables that are now derived from the others.
  const tables = collectionNames.map((name) => [name, given[name] ?? []]);
  const snapshot = Object.fromEntries(tables) as Snapshot;
  for (const name of collectionNames) checkKeys(name, snapshot[name]);
  checkEvents(snapshot.events);
  checkCounter(snapshot);
  return snapshot;
}

function checkKeys(name: CollectionName, table: Snapshot[CollectionName]): void {
  let last: string | undefined;
  for (const [index, [key, record]] of table.entries()) {
    const place = `${name}[${index}]`;
    if (last !== undefined && key <= last) throw refuse(place, 'Must stand in the order of keys.');
    last = key;
    const ownKey = keyOf(name, key, record);
    if (ownKey !== key) throw refuse(place, `Must have the key ${ownKey}.`);
  }
}

/** The key that a record implies; where it implies none, the one it has. */
export function keyOf(name: CollectionName, key: string, record: unknown): string {
  const parts = declarationOf(name).key?.(record);
  return parts ? joinKey(parts) : key;
}

/** A trade is the sum of its events, so its first event must be there. */
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

/** Events are kept in the order of their keys. */
export function isEventKey(key: string): boolean {
  return /^\d{10}$/.test(key);
}

/** The next number must be unused. Without a counter, nothing was ever made. */
function checkCounter(snapshot: Snapshot): void {
  const used = findLastNumber(snapshot);
  const next = snapshot.counters[0]?.[1].next ?? 0;
  if (next <= used) throw refuse('counters', `Must hold a next number above ${used}.`);
}

/** The highest number of any record; -1 when there is none. */
export function findLastNumber(snapshot: Snapshot): number {
  return collectionNames
    .filter((name) => name !== 'clock' && name !== 'counters' && name !== 'settings')
    .flatMap((name) => {
      const {number} = declarationOf(name);
      return snapshot[name].map(([, record]) => number?.(record) ?? 0);
    })
    .reduce((most, number) => Math.max(most, number), -1);
}

/** Only for records that have passed the validators. */
function declarationOf(name: CollectionName): Declaration<unknown> {
  return collections[name] as Declaration<unknown>;
}

function refuse(key: string, value: string): Refusal {
  return new Refusal('validation-error', `The snapshot does not fit: ${key}. ${value}`, [
    {key, value},
  ]);
}
