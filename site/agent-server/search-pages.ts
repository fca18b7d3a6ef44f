import {createSearch} from '../theme/search/create-search';
import type {TextPart} from '../theme/search/mark-words';
import type {SearchPage} from '../theme/search/search-page';

/** A section that a search has found. */
export type Found = {
  readonly title: string;
  readonly address: string;
  readonly excerpt: string;
};

/** The search of the site, its results as plain text, best first. */
export function searchPages(index: string): (query: string) => readonly Found[] {
  // Written by our own build, from the same type.
  const search = createSearch(JSON.parse(index) as SearchPage[]);
  return (query) =>
    search(query).flatMap(({title, sections}) =>
      sections.map(({url, heading, excerpt}) => ({
        title: [title, toText(heading)].filter(Boolean).join(': '),
        address: url,
        excerpt: toText(excerpt),
      })),
    );
}

function toText(parts: readonly TextPart[]): string {
  return parts.map(({text}) => text).join('');
}
