import {salvage} from '../control/salvage';
import type {Snapshot} from '../world/collections';
import {collectionNames} from '../world/collections';
import type {Change} from './integrity';
import type {FoundRecord} from './read-records';

/** What to change in a damaged directory so that a sandbox can start from it. */
export function findSalvageChanges(records: ReadonlyMap<string, FoundRecord>): readonly Change[] {
  const tables = collectionNames.map((name) => [name, listRecords(records, `${name}!`)]);
  const usable = salvage(Object.fromEntries(tables) as Snapshot);
  const kept = new Map<string, string>(
    collectionNames.flatMap((name) =>
      usable[name].map(([key, value]) => [`${name}!${key}`, JSON.stringify(value)] as const),
    ),
  );
  const lost = [...records.keys()].filter((key) => !kept.has(key));
  const changed = [...kept].filter(([key, text]) => records.get(key)?.text !== text);
  return [
    ...lost.map((key) => ({key, text: undefined})),
    ...changed.map(([key, text]) => ({key, text})),
  ];
}

function listRecords(records: ReadonlyMap<string, FoundRecord>, prefix: string) {
  return [...records].flatMap(([path, {value}]) =>
    path.startsWith(prefix) && value !== undefined ? [[path.slice(prefix.length), value]] : [],
  );
}
