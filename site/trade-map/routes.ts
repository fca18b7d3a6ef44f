import type {EdgeKey} from './edges';
import type {Orientation} from './layouts';

/**
 * How an arrow goes:
 * - down: straight from one box into the one below
 * - across: straight into the box beside it
 * - elbow: out of a side, then down into the box
 * - delivery: down to the line that all ways into the delivery share, and from there into the box
 * - left, right: along that side of the column
 * - channel: out of the right side, then up between the lanes and into the left side
 * - over, under: out of the right side, then between two lanes and down into the box
 */
export type Way =
  | 'down'
  | 'across'
  | 'elbow'
  | 'delivery'
  | 'left'
  | 'right'
  | 'channel'
  | 'over'
  | 'under';

export type Route = {
  readonly way: Way;
  readonly label?: string;
  /** Beside the end of a way into the delivery. */
  readonly arrival?: string;
  /** Left of the line instead of right of it. */
  readonly isLabelledLeft?: true;
};

type Routes = Readonly<Partial<Record<EdgeKey, Route>>>;

/** Every way but those into an end that a mark on the state stands for, and those that stay there. */
const everywhere = {
  'start>invited': {way: 'down', label: 'You initiate the trade'},
  'invited>accepted': {way: 'elbow', label: 'Accepted', isLabelledLeft: true},
  'invited>paidUnaccepted': {way: 'elbow', label: 'Pays first'},
  'invited>awaitingShipment': {way: 'delivery', label: 'Checks out'},
  'invited>manualDelivery': {way: 'delivery', arrival: 'In person'},
  'accepted>awaitingShipment': {way: 'delivery', label: 'Payer pays', arrival: 'By parcel'},
  'accepted>manualDelivery': {way: 'delivery'},
  'paidUnaccepted>awaitingShipment': {way: 'delivery', label: 'Payee accepts'},
  'paidUnaccepted>manualDelivery': {way: 'delivery'},
  'awaitingShipment>awaitingHandIn': {way: 'down', label: 'Label paid'},
  'awaitingHandIn>shipmentSent': {way: 'down', label: 'Handed in'},
  'shipmentSent>shipmentAtPickup': {way: 'down', label: 'Arrives'},
  'shipmentSent>shipmentDelivered': {way: 'left'},
  'shipmentSent>shipmentLost': {way: 'elbow', label: 'Lost'},
  'shipmentAtPickup>shipmentDelivered': {way: 'down', label: 'Picked up'},
  'shipmentAtPickup>shipmentLost': {way: 'across'},
  'awaitingReturnShipment>awaitingReturnHandIn': {way: 'down', label: 'Label paid'},
  'awaitingReturnHandIn>returnSent': {way: 'down', label: 'Handed in'},
  'returnSent>returnAtPickup': {way: 'down', label: 'Arrives'},
  'returnSent>returnDelivered': {way: 'left'},
  'returnSent>returnLost': {way: 'elbow', label: 'Lost'},
  'returnAtPickup>returnDelivered': {way: 'down', label: 'Picked up'},
  'returnAtPickup>returnLost': {way: 'across'},
  'returnDelivered>returnDisputed': {way: 'across'},
  'manualReturn>returnDisputed': {way: 'right', label: 'Payee rejects'},
  'returnDelivered>returned': {way: 'down', label: 'Payee approves'},
} satisfies Routes;

export const routes: Readonly<Record<Orientation, Routes>> = {
  wide: {
    ...everywhere,
    'shipmentDelivered>awaitingReturnShipment': {way: 'channel', label: 'Payer rejects'},
    'manualDelivery>manualReturn': {way: 'over', label: 'Payer rejects', isLabelledLeft: true},
    'shipmentDelivered>succeeded': {way: 'down', label: 'Payer approves'},
  },
  narrow: {
    ...everywhere,
    'shipmentDelivered>awaitingReturnShipment': {way: 'down', label: 'Payer rejects'},
    'manualDelivery>manualReturn': {way: 'under', label: 'Payer rejects'},
  },
};
