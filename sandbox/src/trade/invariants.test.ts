import fc from 'fast-check';
import {expect, test} from 'vitest';
import {perform, start} from '../model-checks/a-trade';
import {Coverage, wholeModel} from '../model-checks/coverage';
import {findBroken} from '../model-checks/invariants';
import {someWalk, walk} from '../model-checks/walk';
import {Refusal} from '../refusal';

test('Every invariant holds after every step, and the walks see the whole model', () => {
  const coverage = new Coverage();
  fc.assert(
    fc.property(someWalk, ({terms, choices}) => {
      const begun = start(terms);
      coverage.add(begun);
      expect(findBroken(begun)).toEqual([]);
      for (const {after} of walk(terms, choices)) {
        if (after instanceof Refusal) continue;
        coverage.add(after);
        const broken = findBroken(after);
        if (broken.length > 0) expect(broken).toEqual([]);
      }
    }),
    {numRuns: 2_000, seed: 47},
  );
  expect(coverage.count()).toEqual(wholeModel);
});

test('A refused command changes nothing', () => {
  fc.assert(
    fc.property(someWalk, ({terms, choices}) => {
      for (const {before, command, now, after} of walk(terms, choices)) {
        if (!(after instanceof Refusal)) continue;
        const copy = structuredClone(before);
        expect(() => perform(before, command, now)).toThrow(Refusal);
        expect(before).toEqual(copy);
      }
    }),
    {numRuns: 200},
  );
});

test('An accepted call repeated has one effect', () => {
  fc.assert(
    fc.property(someWalk, ({terms, choices}) => {
      for (const {command, now, after} of walk(terms, choices)) {
        if (after instanceof Refusal || command.on === 'reimbursePayer') continue;
        try {
          expect(perform(after, command, now).events).toEqual(after.events);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }
    }),
    {numRuns: 300},
  );
});
