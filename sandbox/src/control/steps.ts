import type {SimulatedEvent, Step} from '@symblepay/openapi/control/types';
import type {CommandForTrade} from '../trade/command';
import {decide} from '../trade/decide';
import type {Actor} from '../trade/parties';
import {actors} from '../trade/parties';
import {makePlausibleCommand} from '../trade/plausible-command';
import {Refusal} from '../refusal';
import {stateRows} from '../trade/states';
import type {Trade} from '../trade/trade';
import type {Row} from '../trade/transition';
import {transitions} from '../trade/transitions';
import type {TradeCall, Trigger} from '../trade/triggers';
import {tradeCallNames} from '../trade/triggers';

type StepTrigger = TradeCall | SimulatedEvent | 'deadline.passed' | 'payout.due';

/**
 * The table distinguishes payments by purpose; a simulated payment is always the pending one. What
 * only another trade can set off is not a step.
 */
const simulatedAs: Readonly<Record<Exclude<Trigger, StepTrigger>, SimulatedEvent | null>> = {
  'escrow-payment.succeeded': 'payment.succeeded',
  'shipment-payment.succeeded': 'payment.succeeded',
  'return-shipment-payment.succeeded': 'payment.succeeded',
  'uniqueness-key.paid': null,
};

/** What may happen to a trade next and who would do it, from the table. */
export function listSteps(trade: Trade): readonly Step[] {
  const {due} = trade;
  const steps: Step[] = [];
  for (const row of transitions) {
    const on = nameStep(row.on);
    if (on === null || !row.from.includes(trade.state)) continue;
    for (const by of actors) {
      const to = tryStep(trade, row, by, due?.at ?? 0);
      if (to === undefined) continue;
      steps.push({
        transition: row.id,
        on,
        kind: kindOf(on),
        by,
        ...((by === 'payer' || by === 'payee') && {marketplaceUserId: trade.terms[by]}),
        leadsTo: stateRows[to].meaning,
        ...(by === 'clock' && due && {at: new Date(due.at).toISOString()}),
        assumes: row.assumes,
      });
    }
  }
  return steps;
}

/** A command that follows the row; none begins a trade that is there already. */
export function makeCommand(
  trade: Trade,
  {on, guards}: Row,
  by: Actor,
  newPaymentId: string,
): CommandForTrade | undefined {
  if (on === 'initiateTrade') return undefined;
  const reimbursement = guards?.includes('amountIsAllOfHeldPrice') ? 'all' : 'part';
  return makePlausibleCommand(trade, on, by, newPaymentId, reimbursement);
}

function tryStep(trade: Trade, wanted: Row, by: Actor, now: number): Trade['state'] | undefined {
  try {
    const command = makeCommand(trade, wanted, by, 'dry-run');
    if (!command) return undefined;
    const {row, event, payment} = decide(trade, command, now);
    if (row.id !== wanted.id || !(event ?? payment)) return undefined;
    return event?.to ?? trade.state;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function kindOf(on: StepTrigger): Step['kind'] {
  if (on === 'deadline.passed' || on === 'payout.due') return 'deadline';
  const calls: readonly StepTrigger[] = tradeCallNames;
  return calls.includes(on) ? 'call' : 'simulate';
}

/** What a trigger is called as a step; null for what only another trade can set off. */
export function nameStep(on: Trigger): StepTrigger | null {
  return isStep(on) ? on : simulatedAs[on];
}

function isStep(on: Trigger): on is Extract<Trigger, StepTrigger> {
  return !(on in simulatedAs);
}
