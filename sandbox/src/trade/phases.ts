import type {PhaseDate} from '@symblepay/openapi/control/types';

/** A point in time, in milliseconds since 1970. */
export type Instant = number;

/** Beyond this, dates are no longer written with a year of four digits. */
export const lastInstant: Instant = Date.UTC(9999, 11, 31);

const shipmentDates = [
  'started',
  'paid',
  'sent',
  'lost',
  'readyForPickup',
  'delivered',
  'approved',
  'rejected',
] as const;

export const datesByPhase = {
  contract: ['started', 'paid', 'invitationAccepted', 'invitationRejected'],
  delivery: shipmentDates,
  return: shipmentDates,
  finished: ['succeeded', 'cancelled', 'returned', 'released'],
} as const;

export type PhaseName = keyof typeof datesByPhase;

export type PhaseDates = Readonly<Partial<Record<PhaseDate, Instant>>>;
