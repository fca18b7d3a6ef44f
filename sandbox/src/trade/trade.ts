import type {PayoutTime} from '@symblepay/openapi/control/types';
import type {MilestoneId, Shipping, ShippingMethod} from '@symblepay/openapi/types';
import type {DeadlineMinutes} from './deadlines';
import type {FeeTerms} from './fees';
import type {Label} from './label';
import type {Balances, Movement} from './ledger';
import type {Oere} from './money';
import type {Actor, Party} from './parties';
import type {Payment, PaymentChange} from './payment';
import type {Instant, PhaseDate, PhaseDates} from './phases';
import type {TradeState} from './states';
import type {Trigger} from './triggers';

export type PrioritizedPayee = {
  readonly symblepayAccountId?: string;
  readonly amount: Oere;
  readonly bankReferenceText?: string;
  readonly description?: string;
  readonly fikCode?: string;
  readonly bankAccount?: string;
};

export type ShippingOption = {
  readonly method: ShippingMethod;
  readonly deliveryPrice: Oere;
  readonly returnPrice: Oere;
};

export type ShippingTerms = {
  readonly expectedMaxWeight: number;
  readonly paidBy: Shipping['paidBy'];
  readonly returnPaidBy: Shipping['paidBy'];
  readonly options: readonly ShippingOption[];
};

/** What was agreed when the trade was initiated. Never changes. */
export type TradeTerms = {
  readonly tradeId: string;
  readonly organisationId: string;
  readonly payer: string;
  readonly payee: string;
  readonly createdBy: Party;
  readonly title: string;
  readonly description: string;
  readonly price: Oere;
  readonly payerFee: FeeTerms;
  readonly payeeFee: FeeTerms;
  readonly prioritizedPayees: readonly PrioritizedPayee[];
  readonly images: readonly string[];
  readonly referenceId?: string;
  readonly checkoutUniquenessKey?: string;
  readonly shipping?: ShippingTerms;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The `state` that cancels the checkout; it stands in the redirectUrl. */
  readonly cancelKey: string;
  readonly deadlines: DeadlineMinutes;
  /** Absent in trades from before it could be chosen: at once. */
  readonly payout?: PayoutTime;
};

export type ReceiverShop = {readonly shopName: string; readonly shopAddressFull: string};

export type TransitionId = `T${number}`;

/** What happened in one transition. A trade is the sum of its events. */
export type TradeEvent = {
  readonly transition: TransitionId;
  readonly at: Instant;
  readonly by: Actor;
  readonly to: TradeState;
  readonly dates: readonly PhaseDate[];
  readonly milestones: readonly MilestoneId[];
  readonly movements: readonly Movement[];
  readonly payments: readonly PaymentChange[];
  readonly terms?: TradeTerms;
  readonly receiverShop?: ReceiverShop;
  readonly label?: Label;
  readonly reason?: string;
  /** Money that moves later. */
  readonly putOff?: {readonly until: Instant; readonly movements: readonly Movement[]};
};

type RecordedMilestone = {readonly id: MilestoneId; readonly at: Instant};

export type Trade = {
  readonly terms: TradeTerms;
  readonly state: TradeState;
  readonly dates: PhaseDates;
  readonly milestones: readonly RecordedMilestone[];
  readonly balances: Balances;
  readonly payments: readonly Payment[];
  readonly receiverShop?: ReceiverShop;
  readonly deliveryLabel?: Label;
  readonly returnLabel?: Label;
  readonly deliveryRejection?: string;
  readonly returnRejection?: string;
  /** Money of the row that ended the trade, still to move. */
  readonly putOff?: TradeEvent['putOff'];
  /** How much of the escrow the party in whose favour the trade ended got. */
  readonly releasedAmount?: Oere;
  /** What the clock will do to the trade, and when. */
  readonly due?:
    | {readonly on: Extract<Trigger, 'deadline.passed' | 'payout.due'>; readonly at: Instant}
    | undefined;
  /** What ended it. */
  readonly finishedOn?: Trigger;
};
