import {decide} from '../trade/decide';
import {findDeadline} from '../trade/deadlines';
import {toIsoDate} from '../trade/phases';
import {makePlausibleCommand} from '../trade/plausible-command';
import {Refusal} from '../trade/refusal';
import {TRADE_STATES} from '../trade/states';
import type {Trade} from '../trade/trade';
import type {Actor, Trigger} from '../trade/transition';
import {TRADE_CALLS} from '../trade/transition';
import {TRANSITIONS} from '../trade/transitions';

export type Step = {
  readonly transition: string;
  /** The call of the API, or the event to simulate. */
  readonly on: Trigger;
  readonly kind: 'call' | 'simulate' | 'deadline';
  readonly by: Actor;
  /** The marketplace user who would do it, when a party does. */
  readonly marketplaceUserId?: string;
  readonly leadsTo: string;
  /** When the clock does it. */
  readonly at?: string;
  readonly basis: string;
};

const ACTORS: readonly Actor[] = ['payer', 'payee', 'marketplace', 'carrier', 'system', 'clock'];

/** What may happen to a trade next and who would do it, from the table. */
export function listSteps(trade: Trade): readonly Step[] {
  const deadline = findDeadline(trade);
  const now = deadline?.at ?? 0;
  const steps: Step[] = [];
  for (const row of TRANSITIONS) {
    if (row.on === 'initiateTrade' || !row.from.includes(trade.state)) continue;
    for (const by of ACTORS) {
      if (by === 'system' && row.by === 'marketplaceOrSystem') continue;
      const to = tryStep(trade, row.on, by, now, row.id);
      if (to === undefined) continue;
      steps.push({
        transition: row.id,
        on: row.on,
        kind: kindOf(row.on),
        by,
        ...((by === 'payer' || by === 'payee') && {marketplaceUserId: trade.terms[by]}),
        leadsTo: TRADE_STATES[to].meaning,
        ...(row.on === 'deadline.passed' && deadline && {at: toIsoDate(deadline.at)}),
        basis: [row.basis.kind, row.basis.note].filter(Boolean).join('. '),
      });
    }
  }
  return steps;
}

function tryStep(
  trade: Trade,
  on: Exclude<Trigger, 'initiateTrade'>,
  by: Actor,
  now: number,
  id: string,
): Trade['state'] | undefined {
  try {
    const {transition, event} = decide(trade, makePlausibleCommand(trade, on, by, 'dry-run'), now);
    return transition === id ? (event?.to ?? trade.state) : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function kindOf(on: Trigger): Step['kind'] {
  if (on === 'deadline.passed') return 'deadline';
  const calls: readonly Trigger[] = TRADE_CALLS;
  return calls.includes(on) ? 'call' : 'simulate';
}
