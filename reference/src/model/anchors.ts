/** Ids of the page's own sections. */
export const sectionIds = ['servers', 'authentication', 'webhooks', 'models'] as const;

/** Hands out ids that are readable, unique in the page and independent of unrelated calls. */
export type Anchors = {readonly claim: (id: string) => string};

export function createAnchors(reserved: readonly string[]): Anchors {
  const taken = new Set(reserved);
  // Thousands of names may want the same id: each search continues where the last one ended.
  const counts = new Map<string, number>();
  return {
    claim(id) {
      let unique = id;
      let count = counts.get(id) ?? 1;
      while (taken.has(unique)) {
        count += 1;
        unique = `${id}_${count}`;
      }
      counts.set(id, count);
      taken.add(unique);
      return unique;
    },
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
