/**
 * The states a trade goes through inside the sandbox. The API never shows them: it shows phases, a
 * status and a timeline, which are views of the state and of what happened. The short code is the
 * one the model's table uses.
 */
export const TRADE_STATES = {
  invited: {code: 'INVITED', meaning: 'The invitee has not answered yet.'},
  accepted: {code: 'ACCEPTED', meaning: 'Both agree; the payer has not paid.'},
  paidUnaccepted: {
    code: 'PAID_UNACCEPTED',
    meaning: 'The payer paid before the payee accepted the invitation.',
  },
  awaitingShipment: {code: 'D_LABEL', meaning: 'Paid; nobody has bought a shipping label yet.'},
  awaitingHandIn: {code: 'D_READY', meaning: 'The payee has a label and must hand the parcel in.'},
  shipmentSent: {code: 'D_SENT', meaning: 'The carrier has the parcel.'},
  shipmentAtPickup: {code: 'D_PICKUP', meaning: 'The parcel waits for the payer in a shop.'},
  shipmentDelivered: {
    code: 'D_DELIVERED',
    meaning: 'The payer has the parcel and judges the item.',
  },
  shipmentLost: {code: 'D_LOST', meaning: 'The carrier lost the parcel.'},
  manualDelivery: {code: 'D_MANUAL', meaning: 'Paid; the two meet and hand the item over.'},
  awaitingReturnShipment: {
    code: 'R_LABEL',
    meaning: 'The item was rejected; nobody has bought a return label yet.',
  },
  awaitingReturnHandIn: {
    code: 'R_READY',
    meaning: 'The payer has a return label and must hand the parcel in.',
  },
  returnSent: {code: 'R_SENT', meaning: 'The carrier has the returned parcel.'},
  returnAtPickup: {code: 'R_PICKUP', meaning: 'The returned parcel waits for the payee in a shop.'},
  returnDelivered: {
    code: 'R_DELIVERED',
    meaning: 'The payee has the returned parcel and judges the item.',
  },
  returnLost: {code: 'R_LOST', meaning: 'The carrier lost the returned parcel.'},
  manualReturn: {code: 'R_MANUAL', meaning: 'The item was rejected; the two meet to hand it back.'},
  returnDisputed: {code: 'R_DISPUTED', meaning: 'The payee rejected the return; support decides.'},
  succeeded: {code: 'F_SUCCEEDED', meaning: 'Finished: the payee got the money.'},
  cancelled: {code: 'F_CANCELLED', meaning: 'Finished: the trade was called off.'},
  returned: {code: 'F_RETURNED', meaning: 'Finished: the item went back, and the money too.'},
} as const satisfies Record<string, {code: string; meaning: string}>;

export type TradeState = keyof typeof TRADE_STATES;
type FinishedState = 'succeeded' | 'cancelled' | 'returned';

export const tradeStates = Object.keys(TRADE_STATES) as readonly TradeState[];

export function isFinished(state: TradeState): state is FinishedState {
  return state === 'succeeded' || state === 'cancelled' || state === 'returned';
}
