export type Party = 'payer' | 'payee';

/** Who does something: a user of the trade, the marketplace by its API key, or the world outside. */
export const actors = ['payer', 'payee', 'marketplace', 'carrier', 'system', 'clock'] as const;
export type Actor = (typeof actors)[number];
