import type {TradeEvent, TradeTerms} from '@symblepay/openapi/control/types';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {start} from '../model-checks/a-trade';
import {findBroken} from '../model-checks/invariants';
import {someWalk, walk} from '../model-checks/walk';
import {Refusal} from '../refusal';
import {replay} from './evolve';
import {isUnbroken} from './is-unbroken';

const histories = fc
  .sample(someWalk, {numRuns: 150, seed: 5})
  .map(({terms, choices}) => live(terms, choices));

function live(terms: TradeTerms, choices: readonly number[]): readonly TradeEvent[] {
  let {events} = start(terms);
  for (const {after} of walk(terms, choices)) {
    if (!(after instanceof Refusal)) ({events} = after);
  }
  return events;
}

test('No event is missing from what a trade has gone through', () => {
  for (const events of histories) expect(isUnbroken(events)).toBe(true);
});

test('Without one or two of its events a trade is broken, or holds all rules', () => {
  const rests = histories.flatMap(leaveOut);
  const whole = rests.filter(isUnbroken);
  for (const events of whole) {
    const row = events.at(-1)?.transition ?? 'T01';
    expect(findBroken({trade: replay(events), events, row})).toEqual([]);
  }
  expect(rests.length - whole.length).toBeGreaterThan(2_000);
});

function leaveOut(events: readonly TradeEvent[]) {
  return events.flatMap((_, one) =>
    events.slice(one).map((_, distance) => {
      const missing = [one, one + distance];
      return events.filter((_, index) => !missing.includes(index));
    }),
  );
}
