import type {Snapshot, TradeEvent} from '@symblepay/openapi/control/types';
import {retentionLimits} from '../limits';
import {findBroken} from '../model-checks/invariants';
import type {Sandbox} from '../sandbox';
import {createSandbox} from '../sandbox';
import {replay} from '../trade/evolve';

/** What is wrong with all that a sandbox holds: the rules of a storm, and the invariants of each trade. */
export async function findBrokenState(held: Snapshot): Promise<readonly string[]> {
  const sandbox = await createSandbox({fill: false});
  await sandbox.control.restore(held);
  return [...findBrokenRules(sandbox), ...findBrokenTrades(held)];
}

/** The invariants alone: they hold for whatever is left of a state, too. */
export function findBrokenTrades({events}: Snapshot): readonly string[] {
  const trades = new Map<string, TradeEvent[]>();
  for (const [, {tradeId, event}] of events) {
    trades.set(tradeId, [...(trades.get(tradeId) ?? []), event]);
  }
  return [...trades].flatMap(([tradeId, own]) => {
    const row = own.at(-1)?.transition ?? 'T01';
    const broken = findBroken({trade: replay(own), events: own, row});
    return broken.map((rule) => `Trade ${tradeId}: ${rule}`);
  });
}

/** Rows that only open a payment send no notification. */
const silentRows: ReadonlySet<string> = new Set(['T07', 'T17', 'T33']);

/** At most one paid checkout per key; one notification per event; money adds up. */
export function findBrokenRules({control}: Sandbox): readonly string[] {
  const problems: string[] = [];
  const paid = new Map<string, number>();
  const notifications = control.listNotifications();
  const tellsAll = notifications.length < retentionLimits.notifications.most;
  for (const {tradeId, balances} of control.listTrades()) {
    const sum = Object.values(balances).reduce((total, amount) => total + amount, 0);
    if (sum !== 0) problems.push(`Trade ${tradeId} makes or loses ${sum} øre.`);
    const events = control.listEvents({tradeId});
    const rows = events.map(({transition}) => transition).filter((row) => !silentRows.has(row));
    const told = notifications.filter(({body}) => 'tradeId' in body && body.tradeId === tradeId);
    if (tellsAll && told.map(({transition}) => transition).join() !== rows.join()) {
      problems.push(`Trade ${tradeId} followed ${rows.join()} and told of other rows.`);
    }
    const key = events[0]?.terms?.checkoutUniquenessKey;
    if (key !== undefined && events.some(({dates}) => dates.includes('contract.paid'))) {
      paid.set(key, (paid.get(key) ?? 0) + 1);
    }
  }
  for (const [key, count] of paid) {
    if (count > 1) problems.push(`Key ${key} is paid ${count} times.`);
  }
  const ids = notifications.map(({body}) => body.id);
  if (new Set(ids).size !== ids.length) problems.push('A notification id came twice.');
  return problems;
}
