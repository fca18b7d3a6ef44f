/** The calls that move a trade, named as in the contract. */
export const tradeCallNames = [
  'initiateTrade',
  'acceptInvitation',
  'rejectInvitation',
  'acceptInvitationAndPay',
  'payToEscrow',
  'abandonTrade',
  'cancelTrade',
  'buyShipment',
  'buyReturnShipment',
  'acceptItemCondition',
  'rejectItemCondition',
  'reimbursePayer',
] as const;

/**
 * What happens outside the API: on hosted pages, at the carrier, at the insurer, at support, to
 * another trade with the same uniqueness key, and when it is time.
 */
export const tradeHappenings = [
  'checkout.succeeded',
  'escrow-payment.succeeded',
  'shipment-payment.succeeded',
  'return-shipment-payment.succeeded',
  'payment.failed',
  'uniqueness-key.paid',
  'shipment.sent',
  'shipment.ready-for-pickup',
  'shipment.delivered',
  'shipment.lost',
  'return.sent',
  'return.ready-for-pickup',
  'return.delivered',
  'return.lost',
  'insurance.activated',
  'support.release-to-payee',
  'support.refund-payer',
  'deadline.passed',
  'payout.due',
] as const;

export type TradeCall = (typeof tradeCallNames)[number];
export type TradeHappening = (typeof tradeHappenings)[number];
export type Trigger = TradeCall | TradeHappening;
