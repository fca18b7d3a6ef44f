import {limits} from '@symblepay/openapi/control/limits';
import {expect, test} from 'vitest';
import {collectionNames} from '../world/collections';
import {deadlines} from '../trade/deadlines';
import {accounts} from '../trade/ledger';
import {actors} from '../trade/parties';
import {datesByPhase, lastInstant} from '../trade/phases';
import {tradeStates} from '../trade/states';
import {transitions} from '../trade/transitions';
import control from '@symblepay/openapi/control/openapi.json' with {type: 'json'};

const {schemas} = control.components;
const phaseDates = Object.entries(datesByPhase).flatMap(([phase, dates]) =>
  dates.map((date) => `${phase}.${date}`),
);

/** Snapshots of older sandboxes have none of these. */
const newer: readonly string[] = ['received', 'faults'];

/** Each list that the control API's contract spells out, and the table it must equal. */
test.each<[string, readonly string[], readonly string[]]>([
  ['states', limits.TradeState.enum, tradeStates],
  ['rows', limits.TransitionId.enum, transitions.map(({id}) => id)],
  ['dates', limits.PhaseDate.enum, phaseDates],
  ['accounts', limits.Account.enum, accounts],
  ['actors', limits.Actor.enum, actors],
  ['deadlines', Object.keys(schemas.DeadlineMinutes.properties), Object.keys(deadlines)],
  ['tables', schemas.Snapshot.required, collectionNames.filter((name) => !newer.includes(name))],
])('The contract has the %s of the model', (_, inContract, inModel) => {
  expect(inContract).toEqual(inModel);
});

test('The contract ends time when the clock does', () => {
  expect(limits.Instant.maximum).toBe(lastInstant);
});
