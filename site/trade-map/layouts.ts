import type {TradeState} from '@symblepay/openapi/control/types';
import type {Phase} from './role-names';

export type Orientation = 'wide' | 'narrow';

/** Where a state stands. A half column is between two. */
type Place = {readonly lane: Phase; readonly column: number; readonly row: number};

type Lane = {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** Of the first row of states. */
  readonly firstRow: number;
};

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly box: {readonly width: number; readonly height: number};
  /** Between the edge of a box and its text. */
  readonly padding: number;
  /** From one row to the next. */
  readonly pitch: number;
  /** The left edges of the columns. */
  readonly columns: readonly number[];
  readonly lanes: Readonly<Record<Phase, Lane>>;
  readonly places: Readonly<Record<TradeState, Place>>;
  /** Where each entry of the legend stands. */
  readonly legend: readonly (readonly [x: number, y: number])[];
};

/** Delivery goes down the left half and the return down the right one, in a column of text. */
const wide: Layout = {
  width: 638,
  height: 856,
  box: {width: 122, height: 46},
  padding: 5,
  pitch: 84,
  columns: [26, 168, 354, 496],
  lanes: {
    contract: {x: 8, width: 622, top: 8, height: 212, firstRow: 56},
    delivery: {x: 8, width: 294, top: 254, height: 430, firstRow: 288},
    return: {x: 336, width: 294, top: 254, height: 430, firstRow: 288},
    finished: {x: 8, width: 622, top: 714, height: 94, firstRow: 748},
  },
  places: {
    invited: {lane: 'contract', column: 1, row: 0},
    accepted: {lane: 'contract', column: 0, row: 1},
    paidUnaccepted: {lane: 'contract', column: 2, row: 1},
    awaitingShipment: {lane: 'delivery', column: 0, row: 0},
    awaitingHandIn: {lane: 'delivery', column: 0, row: 1},
    shipmentSent: {lane: 'delivery', column: 0, row: 2},
    shipmentAtPickup: {lane: 'delivery', column: 0, row: 3},
    shipmentDelivered: {lane: 'delivery', column: 0, row: 4},
    shipmentLost: {lane: 'delivery', column: 1, row: 3},
    manualDelivery: {lane: 'delivery', column: 1, row: 0},
    awaitingReturnShipment: {lane: 'return', column: 2, row: 0},
    awaitingReturnHandIn: {lane: 'return', column: 2, row: 1},
    returnSent: {lane: 'return', column: 2, row: 2},
    returnAtPickup: {lane: 'return', column: 2, row: 3},
    returnDelivered: {lane: 'return', column: 2, row: 4},
    returnLost: {lane: 'return', column: 3, row: 3},
    manualReturn: {lane: 'return', column: 3, row: 0},
    returnDisputed: {lane: 'return', column: 3, row: 4},
    succeeded: {lane: 'finished', column: 0, row: 0},
    cancelled: {lane: 'finished', column: 1, row: 0},
    returned: {lane: 'finished', column: 2, row: 0},
  },
  legend: [
    [18, 833],
    [198, 833],
    [422, 833],
  ],
};

/** One lane below the other, in two columns, for a phone. */
const narrow: Layout = {
  width: 356,
  height: 1424,
  box: {width: 138, height: 46},
  padding: 8,
  pitch: 84,
  columns: [24, 182],
  lanes: {
    contract: {x: 8, width: 340, top: 8, height: 212, firstRow: 56},
    delivery: {x: 8, width: 340, top: 248, height: 430, firstRow: 282},
    return: {x: 8, width: 340, top: 708, height: 430, firstRow: 742},
    finished: {x: 8, width: 340, top: 1168, height: 178, firstRow: 1202},
  },
  places: {
    ...wide.places,
    invited: {lane: 'contract', column: 0.5, row: 0},
    paidUnaccepted: {lane: 'contract', column: 1, row: 1},
    awaitingReturnShipment: {lane: 'return', column: 0, row: 0},
    awaitingReturnHandIn: {lane: 'return', column: 0, row: 1},
    returnSent: {lane: 'return', column: 0, row: 2},
    returnAtPickup: {lane: 'return', column: 0, row: 3},
    returnDelivered: {lane: 'return', column: 0, row: 4},
    returnLost: {lane: 'return', column: 1, row: 3},
    manualReturn: {lane: 'return', column: 1, row: 0},
    returnDisputed: {lane: 'return', column: 1, row: 4},
    returned: {lane: 'finished', column: 0, row: 0},
    succeeded: {lane: 'finished', column: 1, row: 0},
    cancelled: {lane: 'finished', column: 0, row: 1},
  },
  legend: [
    [18, 1368],
    [18, 1388],
    [18, 1408],
  ],
};

export const layouts: Readonly<Record<Orientation, Layout>> = {wide, narrow};
