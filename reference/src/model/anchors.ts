/** Ids of the page's own sections. */
export const sectionIds = ['servers', 'authentication', 'webhooks', 'models'] as const;

/** Makes an id unique in the page, readable and independent of unrelated calls. */
export type ClaimId = (wanted: string) => string;

export function createClaimId(taken: Set<string>): ClaimId {
  // Thousands of names may want the same id: each search continues where the last one ended.
  const counts = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let count = counts.get(wanted) ?? 1;
    while (taken.has(id)) {
      count += 1;
      id = `${wanted}_${count}`;
    }
    counts.set(wanted, count);
    taken.add(id);
    return id;
  };
}

/** `initiateTrade` and `Initiate trade` → `initiate-trade`. */
export function kebabCase(text: string): string {
  return text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

const longestPart = 80;

/** A field's own name as part of an id: kept as written, except for what would break a link. */
export function anchorPart(name: string): string {
  return name.replace(/[^\p{L}\p{N}_$@*-]+/gu, '_').slice(0, longestPart) || '_';
}
