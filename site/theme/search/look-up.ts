import type {Query, SearchResult} from 'minisearch';

/** An entry that was found, by its number, and what it was found by. */
export type Found = Pick<SearchResult, 'score' | 'queryTerms' | 'match'> & {readonly id: number};

/** What one query found. */
type Finds = ReadonlyMap<number, Found>;

/** Something to look for: of its queries, the first that finds anything counts. */
type Sought = readonly Query[];

/** Finds the entries that answer all of what is sought, or any of it. */
export type LookUp = (sought: readonly Sought[], all: boolean) => Found[];

/** More than a reader's words take in all attempts; the oldest is forgotten first. */
const mostRemembered = 64;

/**
 * Asks the library for each part of a query by itself and remembers what it found: most keys change
 * the last word only, and most attempts change few of the words.
 */
export function createLookUp(search: (query: Query) => readonly SearchResult[]): LookUp {
  const remembered = new Map<string, Finds>();
  const find = (query: Query): Finds => {
    // The weights are left out; they follow from the terms and their place.
    const key = JSON.stringify(query);
    const known = remembered.get(key);
    if (known) return known;
    const found = new Map(search(query).map((result) => [Number(result.id), toFound(result)]));
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
    remembered.set(key, found);
    return found;
  };
  const findFirst = (queries: Sought): Finds => {
    for (const query of queries) {
      const found = find(query);
      if (found.size > 0) return found;
    }
    return new Map();
  };
  return (sought, all) => {
    const finds: Finds[] = [];
    for (const queries of sought) {
      const found = findFirst(queries);
      if (all && found.size === 0) return [];
      finds.push(found);
    }
    return (all ? findInAll(finds) : findInAny(finds)).sort(
      (one, other) => promise(other) - promise(one),
    );
  };
}

/** What says more of the words deserves a closer look than what says one often. */
function promise({score, queryTerms}: Found): number {
  return score * queryTerms.length;
}

function findInAll(finds: readonly Finds[]): Found[] {
  const [first, ...others] = finds;
  return [...(first?.keys() ?? [])]
    .filter((id) => others.every((found) => found.has(id)))
    .map((id) => join(id, finds));
}

function findInAny(finds: readonly Finds[]): Found[] {
  const ids = new Set(finds.flatMap((found) => [...found.keys()]));
  return [...ids].map((id) => join(id, finds));
}

function join(id: number, finds: readonly Finds[]): Found {
  const parts = finds.flatMap((found) => found.get(id) ?? []);
  return {
    id,
    score: parts.reduce((sum, {score}) => sum + score, 0),
    queryTerms: [...new Set(parts.flatMap(({queryTerms}) => queryTerms))],
    match: Object.assign({}, ...parts.map(({match}) => match)) as Found['match'],
  };
}

function toFound({id, score, queryTerms, match}: SearchResult): Found {
  // The library multiplies by the number of terms, of which a synonym would be one.
  return {id: Number(id), score: score / Math.max(1, queryTerms.length), queryTerms, match};
}
