import type {TradeState, TransitionId} from '@symblepay/openapi/control/types';
import {stateRows, transitions} from '@symblepay/sandbox/facts';
import type {Row} from './names';

export type EdgeKey = `${TradeState | 'start'}>${TradeState}`;

/** All rows that lead from one state to another; a new trade comes from the start. */
export type Edge = {
  readonly key: EdgeKey;
  readonly from: TradeState | 'start';
  readonly to: TradeState;
  readonly rows: readonly TransitionId[];
};

export const states = Object.keys(stateRows) as readonly TradeState[];

export const edges: readonly Edge[] = joinEdges(
  transitions.flatMap((row) =>
    sourcesOf(row).flatMap((from) =>
      targetsOf(row, from).map((to) => ({key: `${from}>${to}` as const, from, to, rows: [row.id]})),
    ),
  ),
);

/** Where a row leads from a state: with shipping to the label, without to the handover. */
export function targetsOf({to}: Row, from: TradeState | 'start'): readonly TradeState[] {
  if (to === 'delivery') return ['awaitingShipment', 'manualDelivery'];
  if (to !== 'same') return [to];
  return from === 'start' ? [] : [from];
}

export function isEnd(state: TradeState): boolean {
  return stateRows[state].finish !== undefined;
}

/** The row by which part of what escrow holds is paid back: it holds money where that is possible. */
export const partialRefund = transitions.find(({guards}) =>
  guards?.includes('amountIsPartOfHeldPrice'),
);

export function isHeld(state: TradeState): boolean {
  return partialRefund?.from.includes(state) === true;
}

function sourcesOf({from}: Row): readonly (TradeState | 'start')[] {
  return from.length === 0 ? ['start'] : from;
}

function joinEdges(all: readonly Edge[]): readonly Edge[] {
  const joined = new Map<EdgeKey, Edge>();
  for (const edge of all) {
    const rows = joined.get(edge.key)?.rows ?? [];
    joined.set(edge.key, {...edge, rows: [...rows, ...edge.rows]});
  }
  return [...joined.values()];
}
