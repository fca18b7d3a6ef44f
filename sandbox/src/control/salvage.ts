import type {TradeEvent} from '@symblepay/openapi/control/types';
import {validateBody} from '@symblepay/openapi/control/validators/restore';
import type {Records, Snapshot} from '../world/collections';
import {collectionNames} from '../world/collections';
import {replay} from '../trade/evolve';
import {isUnbroken} from '../trade/is-unbroken';
import {findLastNumber, isEventKey, keyOf} from './read-snapshot';

/** The usable part of damaged tables: valid records, and trades of which no event in between is missing. */
export function salvage(damaged: Snapshot): Snapshot {
  const misfits = new Set(validateBody(damaged).map(({key}) => /^\w+\[\d+\]/.exec(key)?.[0]));
  const tables = collectionNames.map((name) => [
    name,
    damaged[name].filter(
      ([key, record], index) =>
        !misfits.has(`${name}[${index}]`) && keyOf(name, key, record) === key,
    ),
  ]);
  const fitting = Object.fromEntries(tables) as Snapshot;
  const usable = {...fitting, events: dropBrokenTrades(fitting.events)};
  return {...usable, counters: raiseCounter(usable)};
}

function dropBrokenTrades(events: Snapshot['events']): Snapshot['events'] {
  const ordered = events.filter(([key]) => isEventKey(key));
  const trades = new Map<string, TradeEvent[]>();
  for (const [, {tradeId, event}] of ordered) {
    trades.set(tradeId, [...(trades.get(tradeId) ?? []), event]);
  }
  const whole = new Set([...trades].flatMap(([id, own]) => (canReplay(id, own) ? id : [])));
  return ordered.filter(([, {tradeId}]) => whole.has(tradeId));
}

function canReplay(tradeId: string, events: readonly TradeEvent[]): boolean {
  try {
    return isUnbroken(events) && replay(events).terms.tradeId === tradeId;
  } catch {
    return false;
  }
}

/** The next number must be unused; an empty sandbox has no counter. */
function raiseCounter(snapshot: Snapshot): readonly (readonly [string, Records['counters']])[] {
  const last = findLastNumber(snapshot);
  const next = Math.max(snapshot.counters[0]?.[1].next ?? 0, last + 1);
  return next > 0 ? [['only', {next}]] : [];
}
