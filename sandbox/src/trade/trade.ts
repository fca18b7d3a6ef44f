import type {Balances, TradeEvent, TradeState, TradeTerms} from '@symblepay/openapi/control/types';
import type {MilestoneId} from '@symblepay/openapi/types';
import type {Label} from './label';
import type {Oere} from './money';
import type {Payment} from './payment';
import type {Instant, PhaseDates} from './phases';
import type {Trigger} from './triggers';

export type ReceiverShop = NonNullable<TradeEvent['receiverShop']>;

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
