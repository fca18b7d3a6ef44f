import type {PhaseDate, TradeState, TransitionId} from '@symblepay/openapi/control/types';
import type {AssumptionId} from '@symblepay/openapi/assumptions';
import type {MilestoneId} from '@symblepay/openapi/types';
import type {CommandOf} from './command';
import type {guards, NewTrade} from './guards';
import type {moneyRules} from './money-rules';
import type {Actor, Party} from './parties';
import type {Instant} from './phases';
import type {Trade} from './trade';
import type {Trigger} from './triggers';

/** The words the transition table is written in. */

/**
 * Who may do it. The invitee is the party that did not create the trade; the paying party is who
 * pays for what there is to pay for in the state: the price, the label or the return label.
 */
export type AllowedActor = Actor | 'invitee' | 'anyParty' | 'payingParty';

export type MilestoneRule = MilestoneId | Readonly<Record<Party, MilestoneId>>;

/** What is already there when the trigger comes. */
type SubjectOf<On extends Trigger> = On extends 'initiateTrade' ? NewTrade : Trade;

/** The rules that can be asked with what the trigger brings along. */
type NameOfRule<Rules, On extends Trigger> = {
  [Name in keyof Rules]: Rules[Name] extends (
    trade: SubjectOf<On>,
    command: CommandOf<On>,
    now: Instant,
  ) => unknown
    ? Name
    : never;
}[keyof Rules];

export type Row = {
  readonly id: TransitionId;
  /** Empty: the trade does not exist yet. */
  readonly from: readonly TradeState[];
  readonly on: Trigger;
  readonly by: AllowedActor;
  readonly guards?: readonly (keyof typeof guards)[];
  /** `delivery` is awaitingShipment when the trade has shipping, else manualDelivery. */
  readonly to: TradeState | 'same' | 'delivery';
  /** Dates of phases that take the time of the transition, unless they have one already. */
  readonly sets?: readonly PhaseDate[];
  readonly milestones?: readonly MilestoneRule[];
  readonly money?: keyof typeof moneyRules;
  /** What then happens to the organisation's other trades with the same uniqueness key. */
  readonly setsOff?: Extract<Trigger, 'uniqueness-key.paid'>;
  /** Sends no webhook: the caller has all of it in the response. */
  readonly silent?: true;
  /** The exact transitions are not documented, so every row is an assumption. */
  readonly assumes: AssumptionId;
};

type RowOn<On extends Trigger> = Row & {
  readonly on: On;
  readonly from: On extends 'initiateTrade'
    ? readonly []
    : readonly [TradeState, ...(readonly TradeState[])];
  readonly guards?: readonly NameOfRule<typeof guards, On>[];
  readonly money?: NameOfRule<typeof moneyRules, On>;
};

/** A row of the table: its trigger decides which guards and money rules it may name. */
export type Transition = {[On in Trigger]: RowOn<On>}[Trigger];
