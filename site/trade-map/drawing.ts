import type {TradeState, TransitionId} from '@symblepay/openapi/control/types';
import type {Box, Point} from './boxes';
import type {Edge} from './edges';

export const textSizes = {state: 13, label: 12} as const;
export const lineHeight = 16;

/** Text of one line; `x` is its left edge, `y` half its height. */
export type DrawnText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** A sign on a state: it can end there without an arrow, or something happens and it stays. */
export type Mark = {
  readonly to: TradeState | 'same';
  readonly rows: readonly TransitionId[];
  readonly x: number;
  readonly y: number;
};

export type DrawnState = Box & {
  readonly state: TradeState;
  readonly name: string;
  readonly lines: readonly DrawnText[];
  readonly marks: readonly Mark[];
  readonly isHeld: boolean;
  readonly isEnd: boolean;
};

export type DrawnEdge = Pick<Edge, 'from' | 'to' | 'rows'> & {
  readonly points: readonly Point[];
  readonly path: string;
  readonly head: string;
  readonly labels: readonly DrawnText[];
};

export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly start: Point;
  readonly lanes: readonly (Box & {readonly title: DrawnText})[];
  readonly edges: readonly DrawnEdge[];
  readonly states: readonly DrawnState[];
  readonly legend: readonly DrawnText[];
};
