/** Shown to a reader who has not typed yet: one of each kind of question. */
export const suggestedSearches: readonly string[] = [
  'refund',
  'webhook signature',
  'IBAN rejected',
  'requiredKycLevel',
  '401',
];
