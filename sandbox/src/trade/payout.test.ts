import type {TradeEvent} from '@symblepay/openapi/control/types';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bring, noon, perform} from '../model-checks/a-trade';
import {someWalk, walk} from '../model-checks/walk';
import {decide} from './decide';
import {evolve, replay} from './evolve';
import {Refusal} from '../refusal';
import {viewStatus} from './status';
import type {Trade} from './trade';

const payoutDue = {on: 'payout.due', by: 'clock'} as const;
const week = 7 * 24 * 60 * 60_000;

test('A payout that is put off moves the same money, once, and to the same accounts', () => {
  let putOffs = 0;
  fc.assert(
    fc.property(someWalk, ({terms, choices}) => {
      for (const {before, command, now, after} of walk(
        {...terms, payout: 'next-banking-day'},
        choices,
      )) {
        if (after instanceof Refusal || !after.trade.putOff || before.trade.putOff) continue;
        putOffs++;
        const {trade} = after;
        const atOnce = withPayout(before.trade, 'at-once');
        const {event} = decide(atOnce, command, now);
        const direct = event && evolve(atOnce, event);
        const {until} = trade.putOff ?? {until: 0};
        expect(() => decide(trade, payoutDue, until - 1)).toThrow(Refusal);
        const paid = perform(after, payoutDue, until);
        expect(paid.trade.balances).toEqual(direct?.balances);
        expect(paid.trade.releasedAmount).toBe(direct?.releasedAmount);
        expect(() => decide(paid.trade, payoutDue, until + week)).toThrow(Refusal);
      }
    }),
    {numRuns: 300, seed: 6},
  );
  expect(putOffs).toBeGreaterThan(100);
});

function withPayout(trade: Trade, payout: 'at-once'): Trade {
  return {...trade, terms: {...trade.terms, payout}};
}

test('The release of money that an earlier version stored under the row of the end replays', () => {
  const {trade, events} = bring('succeeded', {payout: 'next-banking-day'});
  const release: TradeEvent = {
    transition: 'T27',
    at: noon + week,
    by: 'clock',
    to: 'succeeded',
    dates: ['finished.released'],
    milestones: [],
    movements: trade.putOff?.movements ?? [],
    payments: [],
  };
  const paid = replay([...events, release]);
  const {trade: now} = perform({trade, events, row: 'T27'}, payoutDue, noon + week);
  expect(paid).toEqual(now);
  expect(paid.finishedOn).toBeDefined();
  expect(paid.balances.payee).toBe(99_000);
});

test.each([
  ['succeeded', 'payer', 'to the seller'],
  ['succeeded', 'payee', 'to you'],
  ['returned', 'payer', 'to you'],
  ['returned', 'payee', 'to the buyer'],
] as const)('A trade that %s tells the %s when the money moves', (state, party, whom) => {
  const history = bring(state, {payout: 'next-banking-day'});
  const later = `The money is released ${whom} on the next banking day.`;
  expect(viewStatus(history.trade, party).description).toBe(later);
  const {trade} = perform(history, payoutDue, noon + week);
  expect(viewStatus(trade, party).description).toBe(`The money is released ${whom}.`);
});

test.each([
  ['payer', 'to you'],
  ['payee', 'to the buyer'],
] as const)('A trade that was cancelled tells the %s what becomes of the money', (party, whom) => {
  const describe = (trade: Trade) => viewStatus(trade, party).description;
  const unpaid = bring('cancelled');
  expect(describe(unpaid.trade)).toBe('No money was taken.');
  const paid = bring('awaitingHandIn', {payout: 'next-banking-day'});
  const cancelled = perform(paid, {on: 'abandonTrade', by: 'payee'}, noon);
  const later = `The money is released ${whom} on the next banking day.`;
  expect(describe(cancelled.trade)).toBe(later);
  const {trade} = perform(cancelled, payoutDue, noon + week);
  expect(describe(trade)).toBe(`The money is released ${whom}.`);
});
