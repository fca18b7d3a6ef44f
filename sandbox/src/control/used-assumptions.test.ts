import {assumptions} from '@symblepay/openapi/assumptions';
import {expect, test} from 'vitest';
import {OWN_RANGES} from '../limits';
import {TRANSITIONS} from '../trade/transitions';
import {listAssumed, loadAssumptions, USED_ASSUMPTIONS} from './used-assumptions';

test('Every row of the table and every range of the sandbox is in its list of assumptions', () => {
  const named = [
    ...TRANSITIONS.map(({assumes}) => assumes),
    ...Object.values(OWN_RANGES).map(({assumption}) => assumption),
  ];
  expect(named.filter((id) => !USED_ASSUMPTIONS.includes(id))).toEqual([]);
});

const assumed = Object.fromEntries(
  Object.entries(assumptions).map(([id, entry]) => [id, {...entry, status: 'assumed'}]),
) as typeof assumptions;

test('The list speaks the words of the register', async () => {
  const inWords = USED_ASSUMPTIONS.map((id) => {
    const {statement, restsOn} = assumptions[id];
    return {id, statement, restsOn};
  });
  expect(listAssumed(assumed)).toEqual(inWords);
  expect(await loadAssumptions()).toEqual(listAssumed(assumptions));
});

test.each(USED_ASSUMPTIONS)('%s is no longer listed once it is confirmed', (id) => {
  const confirmed = {...assumed, [id]: {...assumed[id], status: 'confirmed'}};
  const listed = listAssumed(confirmed).map((entry) => entry.id);
  expect(listed).toEqual(USED_ASSUMPTIONS.filter((used) => used !== id));
});
