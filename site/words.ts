import type {SimulatedEvent, TradeState} from '@symblepay/openapi/control/types';

/** How the bar names the state of a trade, after its title. */
export const stateNames: Readonly<Record<TradeState, string>> = {
  invited: 'waiting for acceptance',
  accepted: 'waiting for the payment',
  paidUnaccepted: 'paid, waiting for acceptance',
  awaitingShipment: 'paid, waiting for a label',
  awaitingHandIn: 'waiting for the parcel',
  shipmentSent: 'the parcel is on its way',
  shipmentAtPickup: 'the parcel is in the shop',
  shipmentDelivered: 'waiting for approval',
  shipmentLost: 'the parcel is lost',
  manualDelivery: 'paid, waiting for the handover',
  awaitingReturnShipment: 'rejected, waiting for a label',
  awaitingReturnHandIn: 'waiting for the return',
  returnSent: 'the return is on its way',
  returnAtPickup: 'the return is in the shop',
  returnDelivered: 'the return waits for approval',
  returnLost: 'the return is lost',
  manualReturn: 'rejected, waiting for the handover',
  returnDisputed: 'support decides',
  succeeded: 'done, the payee is paid',
  cancelled: 'cancelled',
  returned: 'returned, the payer is paid',
};

/** What the buttons of the bar say. */
export const eventNames: Readonly<Record<SimulatedEvent, string>> = {
  'checkout.succeeded': 'Payer pays',
  'payment.succeeded': 'Payment succeeds',
  'payment.failed': 'Payment fails',
  'shipment.sent': 'Parcel handed in',
  'shipment.ready-for-pickup': 'Parcel in the shop',
  'shipment.delivered': 'Parcel picked up',
  'shipment.lost': 'Parcel lost',
  'return.sent': 'Return handed in',
  'return.ready-for-pickup': 'Return in the shop',
  'return.delivered': 'Return picked up',
  'return.lost': 'Return lost',
  'insurance.activated': 'Insurance pays',
  'support.release-to-payee': 'Support pays the payee',
  'support.refund-payer': 'Support refunds the payer',
};
