import type {MilestoneId} from '@symblepay/openapi/types';
import type {GuardName} from './guards';
import type {MoneyRule} from './money-rules';
import type {PhaseDate} from './phases';
import type {TradeState} from './states';

/** The words the transition table is written in. */

export type Party = 'payer' | 'payee';

/** Who does it: a user of the trade, the marketplace by its API key, or the world outside. */
export const ACTORS = ['payer', 'payee', 'marketplace', 'carrier', 'system', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

/** Who may do it. The invitee is the party that did not create the trade. */
export type AllowedActor =
  | Actor
  | 'invitee'
  | 'anyParty'
  | 'payingParty'
  | 'shippingPayer'
  | 'returnShippingPayer'
  | 'marketplaceOrSystem';

/** The calls that move a trade, named as in the contract. */
export const TRADE_CALLS = [
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

/** What happens outside the API: on hosted pages, at the carrier, at the insurer, at support. */
export const TRADE_HAPPENINGS = [
  'checkout.succeeded',
  'escrow-payment.succeeded',
  'shipment-payment.succeeded',
  'return-shipment-payment.succeeded',
  'payment.failed',
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
] as const;

export type TradeCall = (typeof TRADE_CALLS)[number];
export type TradeHappening = (typeof TRADE_HAPPENINGS)[number];
export type Trigger = TradeCall | TradeHappening;

/** Where a row comes from. The exact transitions are not documented, so every row is inference. */
export type Basis = {
  readonly kind: 'implied by the documented names and flows' | 'another public source' | 'guess';
  readonly note?: string;
};

export type MilestoneRule = MilestoneId | Readonly<Record<Party, MilestoneId>>;

export type Transition = {
  readonly id: string;
  /** Empty: the trade does not exist yet. */
  readonly from: readonly TradeState[];
  readonly on: Trigger;
  readonly by: AllowedActor;
  readonly guards?: readonly GuardName[];
  /** `delivery` is awaitingShipment when the trade has shipping, else manualDelivery. */
  readonly to: TradeState | 'same' | 'delivery';
  /** Dates of phases that take the time of the transition, unless they have one already. */
  readonly sets?: readonly PhaseDate[];
  readonly milestones?: readonly MilestoneRule[];
  /** Absent: no money moves. */
  readonly money?: MoneyRule;
  readonly basis: Basis;
};
