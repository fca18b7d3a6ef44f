/** When the money of a trade that ends moves. */
export const PAYOUT_TIMES = {
  'at-once': 'The money moves when the trade ends.',
  'next-banking-day': 'The money moves when the next Danish banking day begins.',
} as const satisfies Record<string, string>;

export type PayoutTime = keyof typeof PAYOUT_TIMES;
