import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Visit} from '../testing/walk';
import {someWalk, walk} from '../testing/walk';
import {evolve} from './evolve';
import {releasePayout} from './payout';
import {Refusal} from './refusal';

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
