import type {ShipmentProvider} from '@symblepay/openapi/types';
import type {Oere} from './money';
import type {ReceiverShop, TradeTerms} from './trade';
import type {Actor, TradeHappening, Trigger} from './transition';

/**
 * A wish to move a trade. What must be looked up elsewhere (is the payee connected, is the key
 * paid) and what must be new (ids) comes along, so that deciding stays pure.
 */
export type Command = {readonly by: Actor} & (
  | {
      readonly on: 'initiateTrade';
      readonly terms: TradeTerms;
      readonly payeeIsConnected: boolean;
      readonly uniquenessKeyIsPaid: boolean;
    }
  | {
      readonly on: 'acceptInvitationAndPay';
      readonly newPaymentId: string;
      readonly receiverShop?: ReceiverShop;
    }
  | {readonly on: 'payToEscrow'; readonly newPaymentId: string}
  | {
      readonly on: 'checkout.succeeded';
      readonly newPaymentId: string;
      readonly uniquenessKeyIsPaid: boolean;
    }
  | {
      readonly on: 'escrow-payment.succeeded';
      readonly paymentId: string;
      readonly uniquenessKeyIsPaid: boolean;
    }
  | {
      readonly on:
        'shipment-payment.succeeded' | 'return-shipment-payment.succeeded' | 'payment.failed';
      readonly paymentId: string;
    }
  | {
      readonly on: 'buyShipment' | 'buyReturnShipment';
      readonly newPaymentId: string;
      readonly price: Oere;
      readonly provider: ShipmentProvider;
      readonly weight: number;
    }
  | {readonly on: 'rejectItemCondition'; readonly reason: string}
  | {readonly on: 'reimbursePayer'; readonly amount: Oere}
  | {readonly on: BareTrigger}
);

type BareTrigger = Exclude<
  Trigger,
  | 'initiateTrade'
  | 'acceptInvitationAndPay'
  | 'payToEscrow'
  | 'checkout.succeeded'
  | 'escrow-payment.succeeded'
  | 'shipment-payment.succeeded'
  | 'return-shipment-payment.succeeded'
  | 'payment.failed'
  | 'buyShipment'
  | 'buyReturnShipment'
  | 'rejectItemCondition'
  | 'reimbursePayer'
>;

/** Happenings that carry nothing but their name: the carrier's, the insurer's, support's. */
export type BareHappening = Extract<BareTrigger, TradeHappening>;
