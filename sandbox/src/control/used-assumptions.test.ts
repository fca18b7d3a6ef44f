import {assumptions} from '@symblepay/openapi/assumptions';
import {expect, test} from 'vitest';
import {ownRanges} from '../limits';
import {transitions} from '../trade/transitions';
import {listAssumed, loadAssumptions, usedAssumptions} from './used-assumptions';

test('Every row of the table and every range of the sandbox is in its list of assumptions', () => {
  const named = [
    ...transitions.map(({assumes}) => assumes),
    ...Object.values(ownRanges).map(({assumption}) => assumption),
  ];
  expect(named.filter((id) => !usedAssumptions.includes(id))).toEqual([]);
});

const assumed = Object.fromEntries(
  Object.entries(assumptions).map(([id, entry]) => [id, {...entry, status: 'assumed'}]),
) as typeof assumptions;

test('The list speaks the words of the register', async () => {
  const inWords = usedAssumptions.map((id) => {
    const {statement, restsOn} = assumptions[id];
    return {id, statement, restsOn};
  });
  expect(listAssumed(assumed)).toEqual(inWords);
  expect(await loadAssumptions()).toEqual(listAssumed(assumptions));
});

test.each(usedAssumptions)('%s is no longer listed once it is confirmed', (id) => {
  const confirmed = {...assumed, [id]: {...assumed[id], status: 'confirmed'}};
  const listed = listAssumed(confirmed).map((entry) => entry.id);
  expect(listed).toEqual(usedAssumptions.filter((used) => used !== id));
});
