import fc from 'fast-check';
import type {Command} from '../trade/command';
import {decide} from '../trade/decide';
import {findDeadline} from '../trade/deadlines';
import {Refusal} from '../trade/refusal';
import type {TradeTerms} from '../trade/trade';
import type {Trigger} from '../trade/transition';
import {TRADE_CALLS, TRADE_HAPPENINGS} from '../trade/transition';
import {TRANSITIONS} from '../trade/transitions';
import type {History} from './a-trade';
import {NOON, perform, SHIPPING, someCommand, someTerms, start, withoutShipping} from './a-trade';

/**
 * Walks through the life of a trade, steered by a list of numbers. Of thirteen steps twelve move
 * forward, because a uniform walk hardly ever reaches the return phase.
 */
export type Visit = {
  readonly before: History;
  readonly command: Command;
  readonly now: number;
  readonly after: History | Refusal;
};

/** Refusals are thrown by the thousand here, and nobody reads where from. */
(Error as {stackTraceLimit?: number}).stackTraceLimit = 0;

const ACTORS = ['payer', 'payee', 'marketplace', 'carrier', 'system', 'clock'] as const;
const TRIGGERS: readonly Trigger[] = [...TRADE_CALLS, ...TRADE_HAPPENINGS];

/** Moves that end a trade or hold it up; the walk prefers the others. */
const SIDEWAYS: ReadonlySet<Trigger> = new Set<Trigger>([
  'abandonTrade',
  'cancelTrade',
  'rejectInvitation',
  'reimbursePayer',
  'payment.failed',
  'deadline.passed',
]);

export const someWalk = fc.record({
  terms: fc
    .record({
      price: fc.integer({min: 1_000, max: 1_000_000_000}),
      createdBy: fc.constantFrom('payer' as const, 'payee' as const),
      payerFee: fc.record({
        fixed: fc.integer({min: 0, max: 10_000}),
        percentage: fc.integer({min: 0, max: 1_000_000}),
      }),
      payeeFee: fc.record({
        fixed: fc.integer({min: 0, max: 200}),
        percentage: fc.integer({min: 0, max: 300_000}),
      }),
      prioritized: fc.array(fc.integer({min: 1, max: 100}), {maxLength: 2}),
      shipping: fc.option(
        fc.record({
          paidBy: fc.constantFrom('Payer' as const, 'Payee' as const),
          returnPaidBy: fc.constantFrom('Payer' as const, 'Payee' as const),
        }),
        {freq: 2, nil: undefined},
      ),
    })
    .map(({shipping, prioritized, ...rest}): TradeTerms => {
      const terms = someTerms({
        ...rest,
        prioritizedPayees: prioritized.map((amount) => ({amount})),
      });
      return shipping ? {...terms, shipping: {...SHIPPING, ...shipping}} : withoutShipping(terms);
    }),
  steps: fc.array(fc.nat({max: 1_000_000}), {minLength: 4, maxLength: 24}),
});

export function* walk(terms: TradeTerms, steps: readonly number[]): Generator<Visit> {
  let history = start(terms);
  let now = NOON;
  for (const [index, step] of steps.entries()) {
    now += (step % 7) * 60_000;
    const command = chooseCommand(history, step, now, `payment-${index}`);
    if (command.on === 'deadline.passed') {
      now = Math.max(now, findDeadline(history.trade)?.at ?? now);
    }
    const before = history;
    try {
      history = perform(before, command, now);
      yield {before, command, now, after: history};
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield {before, command, now, after: error};
    }
  }
}

function chooseCommand({trade}: History, step: number, now: number, paymentId: string): Command {
  const pick = Math.floor(step / 13);
  if (step % 26 === 0) {
    const on = TRIGGERS[1 + (pick % (TRIGGERS.length - 1))] ?? 'abandonTrade';
    return vary(
      someCommand(on, choose(ACTORS, Math.floor(pick / 32)), trade, paymentId),
      step,
      trade,
    );
  }
  const later = Math.max(now, findDeadline(trade)?.at ?? now);
  const rows = TRANSITIONS.filter(({from}) => from.includes(trade.state));
  const legal = [...new Set(rows.map(({on}) => on))].flatMap((on) =>
    ACTORS.map((by) => vary(someCommand(on, by, trade, paymentId), step, trade)).filter((command) =>
      isLegal(trade, command, later),
    ),
  );
  const forward = legal.filter(({on}) => !SIDEWAYS.has(on));
  const choices = step % 13 === 0 || forward.length === 0 ? legal : forward;
  return choices.length > 0 ? choose(choices, pick) : {on: 'abandonTrade', by: 'payer'};
}

function isLegal(trade: History['trade'], command: Command, now: number): boolean {
  try {
    decide(trade, command, now);
    return true;
  } catch {
    return false;
  }
}

function choose<Item>(items: readonly [Item, ...Item[]] | readonly Item[], pick: number): Item {
  const item = items[pick % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

/** Reimburses a part, all, or one øre too much. */
function vary(command: Command, step: number, trade: History['trade']): Command {
  if (command.on !== 'reimbursePayer') return command;
  const held = trade.balances.escrowedPrice;
  const amount = [Math.max(1, Math.floor(held / 3)), held, held + 1][step % 3] ?? 1;
  return {...command, amount};
}
