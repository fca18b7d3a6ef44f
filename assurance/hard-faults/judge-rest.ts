import type {Snapshot} from '@symblepay/openapi/control/types';
import {findBrokenTrades} from '@symblepay/sandbox/broken-rules';

/** A lost record brings back the one before it, where there was one. */
const changingTables: ReadonlySet<string> = new Set(['clock', 'counters', 'links']);

/** What is wrong with what is left after a loss, when the start had said this about it. */
export function judgeRest(held: Snapshot, before: Snapshot, said: string): readonly string[] {
  return [
    ...findMadeUp(held, before),
    ...findUnnamed(held, before, said),
    ...findBrokenTrades(held),
  ];
}

/** Tables that have lost records, and the start did not say so. */
function findUnnamed(held: Snapshot, before: Snapshot, said: string): readonly string[] {
  const names = Object.keys(before) as (keyof Snapshot)[];
  return names
    .filter((name) => countRecords(held[name]) < countRecords(before[name]))
    .filter((name) => !said.includes(`  - ${name}: `))
    .map((name) => `It does not say that ${name} are lost.`);
}

function countRecords(table: unknown): number {
  return Array.isArray(table) ? table.length : 0;
}

/** Records that were not there before. An empty rest begins anew. */
function findMadeUp(held: Snapshot, before: Snapshot): readonly string[] {
  const known = new Set(listRecords(before));
  return listRecords(held)
    .filter((each) => !known.has(each))
    .map((each) => `It was not there before: ${each}`);
}

function listRecords(held: Snapshot): readonly string[] {
  return Object.entries(held as Readonly<Record<string, readonly unknown[]>>)
    .filter(([name]) => !changingTables.has(name))
    .flatMap(([name, table]) => table.map((entry) => `${name} ${JSON.stringify(entry)}`));
}
