/** The sandbox's own header: who counts as the creator is not part of the documented call. */
export const createdByPayer = {
  'X-Correlation-Id': 'gulerod-2026-03-02-000418',
  'X-Sandbox-Created-By': 'payer',
};
