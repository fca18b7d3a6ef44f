import type {TradeState} from '@symblepay/openapi/control/types';
import type {Layout} from './layouts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Point = readonly [x: number, y: number];

/** Where the box of a state is drawn. */
export function boxOf({box, columns, lanes, pitch, places}: Layout, state: TradeState): Box {
  const {lane, column, row} = places[state];
  const left = columns[Math.floor(column)] ?? 0;
  const next = columns[Math.ceil(column)] ?? left;
  return {...box, x: left + (next - left) * (column % 1), y: lanes[lane].firstRow + row * pitch};
}

export const centreOf = ({x, width}: Box) => x + width / 2;
export const middleOf = ({y, height}: Box) => y + height / 2;
export const rightOf = ({x, width}: Box) => x + width;
export const bottomOf = ({y, height}: Box) => y + height;

export function doOverlap(one: Box, other: Box): boolean {
  return (
    one.x < rightOf(other) &&
    other.x < rightOf(one) &&
    one.y < bottomOf(other) &&
    other.y < bottomOf(one)
  );
}
