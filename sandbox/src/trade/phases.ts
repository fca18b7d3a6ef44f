/** A point in time, in milliseconds since 1970. */
export type Instant = number;

/** Beyond this, dates are no longer written with a year of four digits. */
export const LAST_INSTANT: Instant = Date.UTC(9999, 11, 31);

const SHIPMENT_DATES = [
  'started',
  'paid',
  'sent',
  'lost',
  'readyForPickup',
  'delivered',
  'approved',
  'rejected',
] as const;

export const PHASE_DATES = {
  contract: ['started', 'paid', 'invitationAccepted', 'invitationRejected'],
  delivery: SHIPMENT_DATES,
  return: SHIPMENT_DATES,
  finished: ['succeeded', 'cancelled', 'returned', 'released'],
} as const;

export type PhaseName = keyof typeof PHASE_DATES;

/** `contract.paid`, `delivery.sent`, … */
export type PhaseDate = {
  [Phase in PhaseName]: `${Phase}.${(typeof PHASE_DATES)[Phase][number]}`;
}[PhaseName];

export type PhaseDates = Readonly<Partial<Record<PhaseDate, Instant>>>;
