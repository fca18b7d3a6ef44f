import type {Instant, PhaseDate} from './phases';
import type {TradeState} from './states';
import type {Trade} from './trade';

/** Defaults from the product's consumer side where it names them, else guesses; all can be set. */
export const DEFAULT_DEADLINE_MINUTES = {
  invitation: 7 * 24 * 60,
  payment: 7 * 24 * 60,
  delivery: 6 * 24 * 60,
  condition: 12 * 60,
  return: 6 * 24 * 60,
} as const;

export type DeadlineKind = keyof typeof DEFAULT_DEADLINE_MINUTES;
export type DeadlineMinutes = Readonly<Record<DeadlineKind, number>>;

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

export type Deadline = {readonly kind: DeadlineKind; readonly at: Instant};

export function findDeadline(trade: Trade): Deadline | undefined {
  const rule = DEADLINE_RULES[trade.state];
  if (!rule) return undefined;
  const since = trade.dates[rule.since];
  if (since === undefined) return undefined;
  return {kind: rule.kind, at: since + trade.terms.deadlines[rule.kind] * 60_000};
}
