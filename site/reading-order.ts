/** The guides in the order in which one builds: their ids, as in the sidebar. */
export const readingOrder = [
  'getting-started/index',
  'getting-started/register',
  'getting-started/obtain-api-key',
  'getting-started/open-api-documentation',
  'users/index',
  'users/connect-user-with-symblepay',
  'users/let-user-choose-payout-account',
  'users/user-details',
  'trades/index',
  'trades/initiate-new-trade',
  'trades/trade-status-page',
  'trades/trade-details',
  'guidelines/webhooks',
  'guidelines/errors',
  'getting-started/testing',
  'guidelines/index',
  'guidelines/environments',
  'guidelines/api-key-security',
  'getting-started/production-access',
  'developer-support',
] as const;

/** Where readers find them, in the same order. */
export const readingPaths: readonly string[] = readingOrder.map(
  (id) => `/docs/${id.replace(/\/index$/, '')}`,
);

/** What stands before and after a guide, for its front matter. */
export function neighboursOf(file: string): Readonly<Record<string, string | null>> {
  const at = readingOrder.findIndex((id) => file.endsWith(`/docs/${id}.mdx`));
  if (at < 0) return {};
  return {
    pagination_prev: readingOrder[at - 1] ?? null,
    pagination_next: readingOrder[at + 1] ?? null,
  };
}
