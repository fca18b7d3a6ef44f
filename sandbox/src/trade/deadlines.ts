import type {Instant, PhaseDate} from './phases';
import type {TradeState} from './states';
import type {Trade} from './trade';

/** Defaults from the product's consumer side where it names them, else guesses; all can be set. */
export const DEADLINES = {
  invitation: {
    minutes: 7 * 24 * 60,
    effect: 'The trade is cancelled if the invitation is not answered by then.',
  },
  payment: {
    minutes: 7 * 24 * 60,
    effect: 'The trade is cancelled if it is not paid by then.',
  },
  delivery: {
    minutes: 6 * 24 * 60,
    effect: 'The trade is cancelled if the item is not delivered by then.',
  },
  condition: {
    minutes: 12 * 60,
    effect: 'The item counts as approved if nothing is said by then.',
  },
  return: {
    minutes: 6 * 24 * 60,
    effect: 'The seller is paid if the item is not sent back by then.',
  },
} as const satisfies Record<string, {minutes: number; effect: string}>;

/** Ten years. */
export const MOST_DEADLINE_MINUTES = 5_256_000;

export type DeadlineKind = keyof typeof DEADLINES;
export type DeadlineMinutes = Readonly<Record<DeadlineKind, number>>;

export const DEFAULT_DEADLINE_MINUTES: DeadlineMinutes = {
  invitation: DEADLINES.invitation.minutes,
  payment: DEADLINES.payment.minutes,
  delivery: DEADLINES.delivery.minutes,
  condition: DEADLINES.condition.minutes,
  return: DEADLINES.return.minutes,
};

type DeadlineRule = {readonly kind: DeadlineKind; readonly since: PhaseDate};

/**
 * Delivery counts from delivery.started, not contract.paid: the two are the same except when the
 * payee accepts after the payer paid, where counting from the payment could end before it began.
 */
const DEADLINE_RULES: Readonly<Record<TradeState, DeadlineRule | null>> = {
  invited: {kind: 'invitation', since: 'contract.started'},
  accepted: {kind: 'payment', since: 'contract.invitationAccepted'},
  paidUnaccepted: {kind: 'invitation', since: 'contract.paid'},
  awaitingShipment: {kind: 'delivery', since: 'delivery.started'},
  awaitingHandIn: {kind: 'delivery', since: 'delivery.started'},
  shipmentSent: null,
  shipmentAtPickup: null,
  shipmentDelivered: {kind: 'condition', since: 'delivery.delivered'},
  shipmentLost: null,
  manualDelivery: {kind: 'delivery', since: 'delivery.started'},
  awaitingReturnShipment: {kind: 'return', since: 'return.started'},
  awaitingReturnHandIn: {kind: 'return', since: 'return.started'},
  returnSent: null,
  returnAtPickup: null,
  returnDelivered: {kind: 'condition', since: 'return.delivered'},
  returnLost: null,
  manualReturn: {kind: 'condition', since: 'return.started'},
  returnDisputed: null,
  succeeded: null,
  cancelled: null,
  returned: null,
};

type Deadline = {readonly kind: DeadlineKind; readonly at: Instant};

export function findDeadline(trade: Trade): Deadline | undefined {
  const rule = DEADLINE_RULES[trade.state];
  if (!rule) return undefined;
  const since = trade.dates[rule.since];
  if (since === undefined) return undefined;
  return {kind: rule.kind, at: since + trade.terms.deadlines[rule.kind] * 60_000};
}
