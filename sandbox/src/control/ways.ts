import type {CommandForTrade} from '../trade/command';
import type {Actor} from '../trade/parties';

/** What happens to a new trade, and who does it. */
export type Way = readonly (readonly [CommandForTrade['on'], Actor])[];

export const untilPaid: Way = [['checkout.succeeded', 'payer']];
export const untilLabelPaid: Way = [
  ...untilPaid,
  ['buyShipment', 'payer'],
  ['shipment-payment.succeeded', 'payer'],
];
export const untilSent: Way = [...untilLabelPaid, ['shipment.sent', 'carrier']];
export const untilDelivered: Way = [...untilSent, ['shipment.delivered', 'carrier']];
export const untilRejected: Way = [...untilDelivered, ['rejectItemCondition', 'payer']];
export const untilReturnPaid: Way = [
  ...untilRejected,
  ['buyReturnShipment', 'payer'],
  ['return-shipment-payment.succeeded', 'payer'],
];
export const untilSentBack: Way = [...untilReturnPaid, ['return.sent', 'carrier']];
export const untilReturned: Way = [...untilSentBack, ['return.delivered', 'carrier']];
