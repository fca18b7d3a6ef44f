import {limits} from '@symblepay/openapi/control/limits';
import {expect, test} from 'vitest';
import {COLLECTION_NAMES} from '../world/collections';
import {DEADLINES} from '../trade/deadlines';
import {ACCOUNTS} from '../trade/ledger';
import {ACTORS} from '../trade/parties';
import {LAST_INSTANT, PHASE_DATES} from '../trade/phases';
import {tradeStates} from '../trade/states';
import {TRANSITIONS} from '../trade/transitions';
import control from '@symblepay/openapi/control/openapi.json' with {type: 'json'};

const {schemas} = control.components;
const phaseDates = Object.entries(PHASE_DATES).flatMap(([phase, dates]) =>
  dates.map((date) => `${phase}.${date}`),
);

/** The contract of the control API spells out what the tables of the model hold. */
test.each<[string, readonly string[], readonly string[]]>([
  ['states', limits.TradeState.enum, tradeStates],
  ['rows', limits.TransitionId.enum, TRANSITIONS.map(({id}) => id)],
  ['dates', limits.PhaseDate.enum, phaseDates],
  ['accounts', limits.Account.enum, ACCOUNTS],
  ['actors', limits.Actor.enum, ACTORS],
  ['deadlines', Object.keys(schemas.DeadlineMinutes.properties), Object.keys(DEADLINES)],
  ['tables', schemas.Snapshot.required, COLLECTION_NAMES.filter((name) => name !== 'faults')],
])('The contract has the %s of the model', (_, inContract, inModel) => {
  expect(inContract).toEqual(inModel);
});

test('The contract ends time when the clock does', () => {
  expect(limits.Instant.maximum).toBe(LAST_INSTANT);
});
