import type {PhaseDate} from '@symblepay/openapi/control/types';
import type {ActionType, IconId, MilestoneId} from '@symblepay/openapi/types';
import type {DeadlineKind} from '../deadlines';
import type {Party} from '../parties';
import type {PaymentPurpose} from '../payment';

/** What one party sees of a trade. Actions, icons and texts are a model. */
export type View = {
  readonly icon: IconId;
  readonly title: string;
  readonly description: string;
  /** What happens to this party's trade when the deadline passes. */
  readonly ifLate?: string;
  /** In the order in which they are offered. */
  readonly actions?: readonly ActionType[];
};

type Views<Seen> = Readonly<Record<Party, Seen>>;

/** When a party sees the same state differently; of two that apply, the later counts. */
export const occasions = [
  'createdByPayer',
  'payeeBuysLabel',
  'moneyIsPutOff',
  'nothingIsPaid',
  'insurancePays',
] as const;
export type Occasion = (typeof occasions)[number];

type Way = {readonly byParcel: readonly MilestoneId[]; readonly inPerson: readonly MilestoneId[]};

type Sight<Seen extends View> = {
  readonly seen: Views<Seen>;
  readonly seenWhen?: Readonly<Partial<Record<Occasion, Views<Partial<Seen>>>>>;
};

/** All there is to say about a state, beside the rows of the transition table that leave it. */
export type StateRow = {
  /** The short name that the model's table uses. */
  readonly code: string;
  readonly meaning: string;
  readonly way: Way;
  /** What there is to pay for, so that a payment of it may be Pending. */
  readonly payable?: PaymentPurpose;
  /** The trade is over; who gets what the escrow held. */
  readonly finish?: {readonly releasesTo: Party};
} & (
  | ({readonly deadline?: never} & Sight<View & {readonly ifLate?: never}>)
  | ({
      readonly deadline: {readonly kind: DeadlineKind; readonly since: PhaseDate};
    } & Sight<View & {readonly ifLate: string}>)
);

export function both<Seen extends Partial<View>>(view: Seen): Views<Seen> {
  return {payer: view, payee: view};
}

export const deliveryWay: Way = {
  byParcel: [
    'invitation_send',
    'paid_to_escrow',
    'delivery_shipment_sent',
    'delivery_shipment_pickup_ready',
    'delivery_shipment_delivered',
    'delivery_condition_accepted',
    'finished',
  ],
  inPerson: ['invitation_send', 'paid_to_escrow', 'delivery_condition_accepted', 'finished'],
};

export const returnWay: Way = {
  byParcel: [
    'return_shipment_sent',
    'return_shipment_pickup_ready',
    'return_delivery_shipment_delivered',
    'return_condition_accepted',
    'finished',
  ],
  inPerson: ['return_condition_accepted', 'finished'],
};

/** However the item travels. */
export function wayTo(...milestones: readonly MilestoneId[]): Way {
  return {byParcel: milestones, inPerson: milestones};
}
