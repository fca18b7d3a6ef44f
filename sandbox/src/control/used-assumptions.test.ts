import {assumptions} from '@symblepay/openapi/assumptions';
import {expect, test} from 'vitest';
import {OWN_RANGES} from '../http/own-ranges';
import {TRANSITIONS} from '../trade/transitions';
import {listAssumed, loadAssumptions, USED_ASSUMPTIONS} from './used-assumptions';

test('Every row of the table and every range of the sandbox is in its list of assumptions', () => {
  const named = [
    ...TRANSITIONS.map(({assumes}) => assumes),
    ...Object.values(OWN_RANGES).map(({assumption}) => assumption),
  ];
  expect(named.filter((id) => !USED_ASSUMPTIONS.includes(id))).toEqual([]);
});

test('The list speaks the words of the register', async () => {
  const {statement, restsOn} = assumptions['lost-parcel-insurance'];
  expect(await loadAssumptions()).toContainEqual({
    id: 'lost-parcel-insurance',
    statement,
    restsOn,
  });
});

test('An assumption that is confirmed is no longer listed', () => {
  const id = 'lost-parcel-insurance';
  const confirmed = {
    ...assumptions,
    [id]: {...assumptions[id], status: 'confirmed', since: '2026-12-01', by: 'Support'},
  } as const;
  const listed = listAssumed(confirmed).map((entry) => entry.id);
  expect(listed).toEqual(USED_ASSUMPTIONS.filter((used) => used !== id));
});
