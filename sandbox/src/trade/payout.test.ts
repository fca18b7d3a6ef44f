import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bring, NOON} from '../testing/a-trade';
import type {Visit} from '../testing/walk';
import {someWalk, walk} from '../testing/walk';
import {evolve} from './evolve';
import {releasePayout} from './payout';
import {Refusal} from './refusal';
import {viewStatus} from './status';

test('A payout that was put off moves the same money, once, and to the same accounts', () => {
  let putOffs = 0;
  fc.assert(
    fc.property(someWalk, ({terms, steps}) => {
      const atOnce = [...walk(terms, steps)];
      const later = [...walk({...terms, payout: 'next-banking-day'}, steps)];
      const triggers = ({command}: Visit) => `${command.on} ${command.by}`;
      expect(later.map(triggers)).toEqual(atOnce.map(triggers));
      for (const [index, {after}] of later.entries()) {
        const direct = atOnce[index]?.after;
        if (after instanceof Refusal || direct === undefined || direct instanceof Refusal) continue;
        const {putOff} = after.trade;
        if (!putOff) {
          expect(after.trade.balances).toEqual(direct.trade.balances);
          continue;
        }
        putOffs++;
        expect(releasePayout(after.trade, putOff.until - 1)).toBeUndefined();
        const release = releasePayout(after.trade, putOff.until);
        const paid = release && evolve(after.trade, release);
        expect(paid?.balances).toEqual(direct.trade.balances);
        expect(paid?.releasedAmount).toBe(direct.trade.releasedAmount);
        expect(paid && releasePayout(paid, Infinity)).toBeUndefined();
      }
    }),
    {numRuns: 300, seed: 6},
  );
  expect(putOffs).toBeGreaterThan(100);
}, 60_000);

test.each([
  ['succeeded', 'payer', 'to the seller', 'The seller has the money.'],
  ['succeeded', 'payee', 'to you', 'The money is released to you.'],
  ['returned', 'payer', 'to the buyer', 'The buyer has the money back.'],
  ['returned', 'payee', 'to the buyer', 'The buyer has the money back.'],
] as const)('A trade that %s tells the %s when the money moves', (state, party, whom, after) => {
  const {trade} = bring(state, {payout: 'next-banking-day'});
  const description = `The money is released ${whom} on the next banking day.`;
  expect(viewStatus(trade, party).description).toBe(description);
  const release = releasePayout(trade, NOON + 7 * 24 * 60 * 60_000);
  expect(release && viewStatus(evolve(trade, release), party).description).toBe(after);
});
