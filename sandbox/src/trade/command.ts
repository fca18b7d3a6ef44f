import type {TradeTerms} from '@symblepay/openapi/control/types';
import type {ShipmentProvider} from '@symblepay/openapi/types';
import type {Oere} from './money';
import type {Actor, Party} from './parties';
import type {ReceiverShop} from './trade';
import type {Trigger} from './triggers';

export type OfKey = {readonly uniquenessKeyIsPaid: boolean};
export type OpensPayment = {readonly newPaymentId: string};
export type OfPayment = {readonly paymentId: string};
export type Purchase = OpensPayment & {
  readonly price: Oere;
  readonly provider: ShipmentProvider;
  readonly weight: number;
};

/**
 * What triggers bring along; those that are not listed bring nothing. What must be looked up
 * elsewhere (is the payee connected, is the key paid) and what must be new (ids) comes with the
 * command, so that deciding stays pure.
 */
type Details = {
  readonly initiateTrade: OfKey & {readonly terms: TradeTerms; readonly payeeIsConnected: boolean};
  readonly acceptInvitationAndPay: OpensPayment & {readonly receiverShop?: ReceiverShop};
  readonly payToEscrow: OpensPayment;
  readonly buyShipment: Purchase;
  readonly buyReturnShipment: Purchase;
  readonly rejectItemCondition: {readonly reason: string};
  /** `named` is the party whose id stands in the path. */
  readonly reimbursePayer: {readonly named: Party; readonly amount: Oere};
  readonly 'checkout.succeeded': OpensPayment & OfKey;
  readonly 'escrow-payment.succeeded': OfPayment & OfKey;
  readonly 'shipment-payment.succeeded': OfPayment;
  readonly 'return-shipment-payment.succeeded': OfPayment;
  readonly 'payment.failed': OfPayment;
};

/** A wish to move a trade, by its trigger. */
export type CommandOf<On extends Trigger> = {
  readonly on: On;
  readonly by: Actor;
} & (On extends keyof Details ? Details[On] : unknown);

export type Command = {[On in Trigger]: CommandOf<On>}[Trigger];

export type CommandForTrade = Exclude<Command, CommandOf<'initiateTrade'>>;
