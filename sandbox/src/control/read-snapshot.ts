import type {Snapshot, CollectionName} from '../world/collections';
import {COLLECTION_NAMES, COLLECTIONS} from '../world/collections';
import type {Declaration} from '../store/collection';
import {Refusal} from '../refusal';
import {joinKey} from '../store/collection';
import {readFields, refuseStrays} from './control-input';
import {RECORD_SHAPES} from './record-shapes';

/** What older sandboxes kept, and what is worked out from the rest by now. */
const FORMER_TABLES: readonly string[] = ['paymentLinks'];

/** Tables that snapshots of older sandboxes do not have: nothing stood in them. */
const NEWER_TABLES: readonly CollectionName[] = ['faults'];

/** A snapshot that was given out, perhaps long ago or changed by hand since. */
export function readSnapshot(body: unknown): Snapshot {
  const fields = readFields(body);
  refuseStrays(fields, [...COLLECTION_NAMES, ...FORMER_TABLES]);
  const tables = COLLECTION_NAMES.map((name) => [name, readTable(name, fields[name])]);
  const snapshot = Object.fromEntries(tables) as Snapshot;
  checkEvents(snapshot.events);
  checkCounter(snapshot);
  return snapshot;
}

function readTable(name: CollectionName, table: unknown): readonly unknown[] {
  if (table === undefined && NEWER_TABLES.includes(name)) return [];
  if (!Array.isArray(table)) {
    const rule = 'Must be a table, a list of keys and records, as GET /_sandbox/snapshot gives it.';
    throw refuse(name, rule);
  }
  let last: string | undefined;
  for (const [index, row] of table.entries()) {
    const place = `${name}[${index}]`;
    const [key, value, ...rest] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof key !== 'string' || rest.length > 0) {
      throw refuse(place, 'Must be a list of a key and a record.');
    }
    if (last !== undefined && key <= last) throw refuse(place, 'Must stand in the order of keys.');
    last = key;
    const misfit = findMisfit(name, key, value, place);
    if (misfit) throw refuse(misfit.place, misfit.rule);
  }
  return table;
}

/** What is wrong with a record on its own. */
export function findMisfit(name: CollectionName, key: string, value: unknown, place: string) {
  const misfit = RECORD_SHAPES[name](value, `${place}[1]`);
  if (misfit) return misfit;
  const parts = declarationOf(name).key?.(value);
  const ownKey = parts ? joinKey(parts) : key;
  return ownKey === key ? undefined : {place, rule: `Must have the key ${ownKey}.`};
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

/** The highest number that a record has; -1 when nothing was made. */
export function findLastNumber(snapshot: Snapshot): number {
  return COLLECTION_NAMES.filter(
    (name) => name !== 'clock' && name !== 'counters' && name !== 'settings',
  )
    .flatMap((name) => {
      const {number} = declarationOf(name);
      return snapshot[name].map(([, record]) => number?.(record) ?? 0);
    })
    .reduce((most, number) => Math.max(most, number), -1);
}

/** To be asked about records that have just been seen to fit. */
function declarationOf(name: CollectionName): Declaration<unknown> {
  return COLLECTIONS[name] as Declaration<unknown>;
}

function refuse(key: string, value: string): Refusal {
  return new Refusal('validation-error', `The snapshot does not fit: ${key}. ${value}`, [
    {key, value},
  ]);
}
