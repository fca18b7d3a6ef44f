import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {assumptions} from '@symblepay/openapi/assumptions';
import type {TradeState, TransitionId} from '@symblepay/openapi/control/types';
import {kebabCase} from '@symblepay/reference/anchors';
import {deadlines, stateRows, transitions} from '@symblepay/sandbox/facts';
import {operations} from '@symblepay/openapi/operations';
import {formatMinutes} from '../format-duration';
import {routes} from '../routes';
import {drawMap} from './draw-map';
import type {Drawing} from './drawing';
import {isHeld, states, targetsOf} from './edges';
import type {Orientation} from './layouts';
import {layouts} from './layouts';
import type {Row, Trigger} from './names';
import {actors, moneyTexts, nameState, triggerNames} from './names';
import type {Phase, Role} from './role-names';

/** A row of the table of transitions, in words. */
export type MapRow = {
  readonly id: TransitionId;
  readonly from: readonly TradeState[];
  /** Where it leads; empty if it leaves the state as it is. */
  readonly to: readonly TradeState[];
  readonly name: string;
  /** Where the reference describes the call. */
  readonly href?: string;
  readonly by: string;
  readonly roles: readonly Role[];
  readonly sets: readonly string[];
  readonly milestones: readonly string[];
  readonly money?: string;
  readonly isSilent: boolean;
  /** Left out once it is confirmed. */
  readonly assumes?: AssumptionId;
};

export type MapState = {
  readonly name: string;
  readonly meaning: string;
  readonly phase: Phase;
  readonly isHeld: boolean;
  /** How long the state may last: "6 days after delivery.started". */
  readonly deadline?: string;
};

type MapAssumption = {readonly statement: string; readonly note: string};

/** All that the living map needs; made when the site is built. */
export type MapData = {
  readonly drawings: Readonly<Record<Orientation, Drawing>>;
  readonly states: Readonly<Record<TradeState, MapState>>;
  readonly rows: readonly MapRow[];
  readonly assumptions: Readonly<Partial<Record<AssumptionId, MapAssumption>>>;
};

export function makeMapData(): MapData {
  const rows = listRows();
  const used = [...new Set(rows.flatMap(({assumes}) => assumes ?? []))];
  return {
    drawings: {wide: drawMap('wide'), narrow: drawMap('narrow')},
    states: Object.fromEntries(states.map((state) => [state, describeState(state)])) as never,
    rows,
    assumptions: Object.fromEntries(
      used.map((id) => {
        const {statement, restsOn} = assumptions[id];
        return [id, {statement: plain(statement), note: plain(restsOn.note)}];
      }),
    ),
  };
}

export function listRows(): readonly MapRow[] {
  return transitions.map((row) => {
    const {id, from, on, by, sets = [], milestones = [], money, silent, assumes} = row;
    return {
      id,
      from,
      to: row.to === 'same' ? [] : targetsOf(row, from[0] ?? 'start'),
      name: nameRow(row),
      ...(isCall(on) && {href: `${routes.reference}#${kebabCase(on)}`}),
      by: actors[by].name,
      roles: actors[by].roles,
      sets,
      milestones: milestones.flatMap((each) =>
        typeof each === 'string' ? each : [...new Set(Object.values(each))],
      ),
      ...(money && {money: moneyTexts[money]}),
      // A repeated cancellation makes no event, so there is nothing to tell.
      isSilent: silent === true || makesNoEvent(row),
      ...(assumptions[assumes].status === 'assumed' && {assumes}),
    };
  });
}

/** The same call pays back a part, or all that is held. */
function nameRow({on, guards}: Row): string {
  if (on !== 'reimbursePayer') return triggerNames[on];
  const isAll = guards?.includes('amountIsAllOfHeldPrice');
  return `${triggerNames[on]}, ${isAll ? 'the whole price' : 'a part of the price'}`;
}

function makesNoEvent({guards}: Row): boolean {
  return guards?.includes('wasCancelledByThisCall') === true;
}

function isCall(on: Trigger): boolean {
  return on in operations;
}

export function describeState(state: TradeState): MapState {
  const {meaning, deadline} = stateRows[state];
  return {
    name: nameState(state),
    meaning,
    phase: layouts.wide.places[state].lane,
    isHeld: isHeld(state),
    ...(deadline && {
      deadline: `${formatMinutes(deadlines[deadline.kind].minutes)} after ${deadline.since}`,
    }),
  };
}

/** Without the marks of code. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
