import {decide} from '../trade/decide';
import {findDeadline} from '../trade/deadlines';
import {toIsoDate} from '../trade/phases';
import {makePlausibleCommand} from '../trade/plausible-command';
import {Refusal} from '../trade/refusal';
import {TRADE_STATES} from '../trade/states';
import type {Trade} from '../trade/trade';
import type {Actor, TradeCall, Trigger} from '../trade/transition';
import {TRADE_CALLS} from '../trade/transition';
import {TRANSITIONS} from '../trade/transitions';
import type {SimulatedEvent} from './simulate';

type Row = (typeof TRANSITIONS)[number];
type StepTrigger = TradeCall | SimulatedEvent | 'deadline.passed';

export type Step = {
  readonly transition: string;
  /** The call of the API, or the event to simulate. */
  readonly on: StepTrigger;
  readonly kind: 'call' | 'simulate' | 'deadline';
  readonly by: Actor;
  /** The marketplace user who would do it, when a party does. */
  readonly marketplaceUserId?: string;
  readonly leadsTo: string;
  /** When the clock does it. */
  readonly at?: string;
  readonly basis: string;
};

/** Rows tell payments apart by what they are for; whoever simulates one means the pending one. */
const SIMULATED_AS: Readonly<Record<Exclude<Trigger, StepTrigger>, SimulatedEvent>> = {
  'escrow-payment.succeeded': 'payment.succeeded',
  'shipment-payment.succeeded': 'payment.succeeded',
  'return-shipment-payment.succeeded': 'payment.succeeded',
};

const ACTORS: readonly Actor[] = ['payer', 'payee', 'marketplace', 'carrier', 'system', 'clock'];

/** What may happen to a trade next and who would do it, from the table. */
export function listSteps(trade: Trade): readonly Step[] {
  const deadline = findDeadline(trade);
  const now = deadline?.at ?? 0;
  const steps: Step[] = [];
  for (const row of TRANSITIONS) {
    if (!row.from.includes(trade.state)) continue;
    for (const by of ACTORS) {
      if (by === 'system' && row.by === 'marketplaceOrSystem') continue;
      const to = tryStep(trade, row, by, now);
      if (to === undefined) continue;
      steps.push({
        transition: row.id,
        on: isPurposePayment(row.on) ? SIMULATED_AS[row.on] : row.on,
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
  {id, on, guards}: Row,
  by: Actor,
  now: number,
): Trade['state'] | undefined {
  if (on === 'initiateTrade') return undefined;
  const reimbursement = guards?.includes('amountIsAllOfHeldPrice') ? 'all' : 'part';
  const command = makePlausibleCommand(trade, on, by, 'dry-run', reimbursement);
  try {
    const {transition, event} = decide(trade, command, now);
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

function isPurposePayment(on: Trigger): on is keyof typeof SIMULATED_AS {
  return on in SIMULATED_AS;
}
