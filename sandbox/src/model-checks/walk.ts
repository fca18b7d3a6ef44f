import type {TradeTerms} from '@symblepay/openapi/control/types';
import fc from 'fast-check';
import type {CommandForTrade} from '../trade/command';
import {hasRow} from '../trade/decide';
import {actors} from '../trade/parties';
import {Refusal} from '../refusal';
import {tradeCallNames, tradeHappenings} from '../trade/triggers';
import type {History} from './a-trade';
import {
  noon,
  perform,
  shippingTerms,
  someCommand,
  someTerms,
  start,
  withoutShipping,
} from './a-trade';
import {isAccepted} from './is-accepted';

/**
 * Walks through the life of a trade, steered by a list of numbers. Twelve of thirteen steps move
 * forward, because a uniform walk hardly ever reaches the return phase.
 */
export type Visit = {
  readonly before: History;
  readonly command: CommandForTrade;
  readonly now: number;
  readonly after: History | Refusal;
};

type TriggerForTrade = CommandForTrade['on'];

const triggers = [...tradeCallNames, ...tradeHappenings].filter((on) => on !== 'initiateTrade');

/** Moves that end a trade or hold it up; the walk prefers the others. */
const sideways: ReadonlySet<TriggerForTrade> = new Set<TriggerForTrade>([
  'abandonTrade',
  'cancelTrade',
  'rejectInvitation',
  'reimbursePayer',
  'payment.failed',
  'deadline.passed',
  'uniqueness-key.paid',
]);

export const someWalk = fc.record({
  terms: fc
    .record({
      price: fc.integer({min: 1_000, max: 1_000_000_000}),
      createdBy: fc.constantFrom('payer' as const, 'payee' as const),
      payout: fc.constantFrom('at-once' as const, 'next-banking-day' as const),
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
      return shipping
        ? {...terms, shipping: {...shippingTerms, ...shipping}}
        : withoutShipping(terms);
    }),
  choices: fc.array(fc.nat({max: 1_000_000}), {minLength: 4, maxLength: 24}),
});

export function* walk(terms: TradeTerms, choices: readonly number[]): Generator<Visit> {
  let history = start(terms);
  let now = noon;
  for (const [index, choice] of choices.entries()) {
    now += (choice % 7) * 60_000;
    const command = chooseCommand(history, choice, now, `payment-${index}`);
    if (command.by === 'clock') now = Math.max(now, history.trade.due?.at ?? now);
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

function chooseCommand(
  {trade}: History,
  choice: number,
  now: number,
  paymentId: string,
): CommandForTrade {
  const pick = Math.floor(choice / 13);
  if (choice % 26 === 0) {
    const on = choose(triggers, pick);
    return vary(
      someCommand(on, choose(actors, Math.floor(pick / 32)), trade, paymentId),
      choice,
      trade,
    );
  }
  const later = Math.max(now, trade.due?.at ?? now);
  const legal = triggers
    .filter((on) => hasRow(trade.state, on))
    .flatMap((on) =>
      actors
        .map((by) => vary(someCommand(on, by, trade, paymentId), choice, trade))
        .filter((command) => isAccepted(trade, command, later)),
    );
  const forward = legal.filter(({on}) => !sideways.has(on));
  const choices = choice % 13 === 0 || forward.length === 0 ? legal : forward;
  return choices.length > 0 ? choose(choices, pick) : {on: 'abandonTrade', by: 'payer'};
}

function choose<Item>(items: readonly [Item, ...Item[]] | readonly Item[], pick: number): Item {
  const item = items[pick % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

/** Reimburses a part, all, or one øre too much. */
function vary(command: CommandForTrade, choice: number, trade: History['trade']): CommandForTrade {
  if (command.on !== 'reimbursePayer') return command;
  const held = trade.balances.escrowedPrice;
  const amount = [Math.max(1, Math.floor(held / 3)), held, held + 1][choice % 3] ?? 1;
  return {...command, amount};
}
