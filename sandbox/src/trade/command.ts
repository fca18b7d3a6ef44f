import type {ShipmentProvider} from '@symblepay/openapi/types';
import type {Oere} from './money';
import type {Actor, Party} from './parties';
import type {ReceiverShop, TradeTerms} from './trade';
import type {TradeHappening, Trigger} from './triggers';

type Nothing = object;
export type OfKey = {readonly uniquenessKeyIsPaid: boolean};
export type OpensPayment = {readonly newPaymentId: string};
export type OfPayment = {readonly paymentId: string};
export type Purchase = OpensPayment & {
  readonly price: Oere;
  readonly provider: ShipmentProvider;
  readonly weight: number;
};

/**
 * What each trigger brings along. What must be looked up elsewhere (is the payee connected, is the
 * key paid) and what must be new (ids) comes with it, so that deciding stays pure.
 */
type Details = {
  readonly initiateTrade: OfKey & {readonly terms: TradeTerms; readonly payeeIsConnected: boolean};
  readonly acceptInvitation: Nothing;
  readonly rejectInvitation: Nothing;
  readonly acceptInvitationAndPay: OpensPayment & {readonly receiverShop?: ReceiverShop};
  readonly payToEscrow: OpensPayment;
  readonly abandonTrade: Nothing;
  readonly cancelTrade: Nothing;
  readonly buyShipment: Purchase;
  readonly buyReturnShipment: Purchase;
  readonly acceptItemCondition: Nothing;
  readonly rejectItemCondition: {readonly reason: string};
  /** Whom the path names is one thing to check. */
  readonly reimbursePayer: {readonly named: Party; readonly amount: Oere};
  readonly 'checkout.succeeded': OpensPayment & OfKey;
  readonly 'escrow-payment.succeeded': OfPayment & OfKey;
  readonly 'shipment-payment.succeeded': OfPayment;
  readonly 'return-shipment-payment.succeeded': OfPayment;
  readonly 'payment.failed': OfPayment;
  readonly 'uniqueness-key.paid': Nothing;
  readonly 'shipment.sent': Nothing;
  readonly 'shipment.ready-for-pickup': Nothing;
  readonly 'shipment.delivered': Nothing;
  readonly 'shipment.lost': Nothing;
  readonly 'return.sent': Nothing;
  readonly 'return.ready-for-pickup': Nothing;
  readonly 'return.delivered': Nothing;
  readonly 'return.lost': Nothing;
  readonly 'insurance.activated': Nothing;
  readonly 'support.release-to-payee': Nothing;
  readonly 'support.refund-payer': Nothing;
  readonly 'deadline.passed': Nothing;
  readonly 'payout.due': Nothing;
};

/** A wish to move a trade, by its trigger. */
export type CommandOf<On extends Trigger> = {readonly on: On; readonly by: Actor} & Details[On];

export type Command = {[On in Trigger]: CommandOf<On>}[Trigger];

/** A command for a trade that exists. */
export type CommandForTrade = Exclude<Command, CommandOf<'initiateTrade'>>;

/** Happenings that carry nothing but their name: the carrier's, the insurer's, support's. */
export type BareHappening = {
  [On in TradeHappening]: [keyof Details[On]] extends [never] ? On : never;
}[TradeHappening];
