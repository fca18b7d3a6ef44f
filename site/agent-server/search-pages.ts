import type {Search} from '../theme/search/create-search';
import {createSearch} from '../theme/search/create-search';
import type {TextPart} from '../theme/search/mark-words';
import type {Kind} from '../theme/search/search-index';
import {unpackIndex} from '../theme/search/search-index';

/** What a search has found, as plain text. */
export type Found = {
  readonly kind: Kind;
  readonly title: string;
  readonly address: string;
  readonly excerpt: string;
};

/** The search of the site, best results first. It is indexed when it is first asked. */
export function searchPages(index: string): (query: string) => Promise<readonly Found[]> {
  let indexing: Promise<Search> | undefined;
  return async (query) => {
    indexing ??= createSearch(unpackIndex(index));
    const search = await indexing;
    return search(query).map((hit) => {
      const {name, excerpt} = hit.mark();
      return {
        kind: hit.kind,
        title: `${hit.context}: ${toText(name)}`,
        address: hit.url,
        excerpt: toText(excerpt),
      };
    });
  };
}

function toText(parts: readonly TextPart[]): string {
  return parts.map(({text}) => text).join('');
}
