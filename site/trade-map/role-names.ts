/** The phases of a trade, in their order; the map has a lane for each. */
export const phases = {
  contract: 'Contract',
  delivery: 'Delivery',
  return: 'Return',
  finished: 'Finished',
} as const;
export type Phase = keyof typeof phases;

/** Who can be asked about on the map. */
export const roles = {
  anyone: 'Anyone',
  payer: 'Payer',
  payee: 'Payee',
  marketplace: 'You',
  carrier: 'Carrier',
  system: 'Symblepay',
  clock: 'Time',
} as const;
export type Role = keyof typeof roles;
