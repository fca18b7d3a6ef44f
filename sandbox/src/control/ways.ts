import type {TradeState} from '@symblepay/openapi/control/types';
import type {CommandForTrade} from '../trade/command';
import type {Actor, Party} from '../trade/parties';

/** What happens to a new trade, and who does it. */
export type Way = readonly (readonly [CommandForTrade['on'], Actor])[];

const untilPaid: Way = [['checkout.succeeded', 'payer']];
const untilLabelPaid: Way = [
  ...untilPaid,
  ['buyShipment', 'payer'],
  ['shipment-payment.succeeded', 'payer'],
];
const untilSent: Way = [...untilLabelPaid, ['shipment.sent', 'carrier']];
const untilDelivered: Way = [...untilSent, ['shipment.delivered', 'carrier']];
const untilRejected: Way = [...untilDelivered, ['rejectItemCondition', 'payer']];
const untilReturnPaid: Way = [
  ...untilRejected,
  ['buyReturnShipment', 'payer'],
  ['return-shipment-payment.succeeded', 'payer'],
];
const untilSentBack: Way = [...untilReturnPaid, ['return.sent', 'carrier']];
const untilReturned: Way = [...untilSentBack, ['return.delivered', 'carrier']];

type WayTo = {
  readonly way: Way;
  /** Left out, the payee. */
  readonly createdBy?: Party;
  readonly meetInPerson?: true;
};

/** A way to every state. */
export const waysTo: Readonly<Record<TradeState, WayTo>> = {
  invited: {way: []},
  accepted: {way: [['acceptInvitation', 'payer']]},
  paidUnaccepted: {
    way: [
      ['payToEscrow', 'payer'],
      ['escrow-payment.succeeded', 'payer'],
    ],
    createdBy: 'payer',
  },
  awaitingShipment: {way: untilPaid},
  awaitingHandIn: {way: untilLabelPaid},
  shipmentSent: {way: untilSent},
  shipmentAtPickup: {way: [...untilSent, ['shipment.ready-for-pickup', 'carrier']]},
  shipmentDelivered: {way: untilDelivered},
  shipmentLost: {way: [...untilSent, ['shipment.lost', 'carrier']]},
  manualDelivery: {way: untilPaid, meetInPerson: true},
  awaitingReturnShipment: {way: untilRejected},
  awaitingReturnHandIn: {way: untilReturnPaid},
  returnSent: {way: untilSentBack},
  returnAtPickup: {way: [...untilSentBack, ['return.ready-for-pickup', 'carrier']]},
  returnDelivered: {way: untilReturned},
  returnLost: {way: [...untilSentBack, ['return.lost', 'carrier']]},
  manualReturn: {way: [...untilPaid, ['rejectItemCondition', 'payer']], meetInPerson: true},
  returnDisputed: {way: [...untilReturned, ['rejectItemCondition', 'payee']]},
  succeeded: {way: [...untilDelivered, ['acceptItemCondition', 'payer']]},
  cancelled: {way: [['abandonTrade', 'payer']]},
  returned: {way: [...untilReturned, ['acceptItemCondition', 'payee']]},
};
