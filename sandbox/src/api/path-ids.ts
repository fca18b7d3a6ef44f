import type {FieldError} from '@symblepay/openapi/types';

/** The ids in bodies that stand in the paths of later calls. */
const PATH_IDS: ReadonlySet<string> = new Set([
  'marketplaceUserId',
  'payerMarketplaceUserId',
  'payeeMarketplaceUserId',
  'businessId',
  'businessLocationId',
]);

/** Finds ids that no later call could name: URL parsers drop the segments . and .., encoded or not. */
export function findUnreachableIds(body: unknown): readonly FieldError[] {
  return Object.entries(body ?? {})
    .filter(([key, id]) => PATH_IDS.has(key) && (id === '.' || id === '..'))
    .map(([key]) => ({key, value: 'Must not be . or .., which no URL path can carry.'}));
}
