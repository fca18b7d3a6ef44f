import MiniSearch from 'minisearch';
import type {SearchPage, SearchSection} from '../../plugins/search-index/read-page';
import {cutExcerpt, markWords, type TextPart} from './mark-words';
import {lowerCase, splitWords, wordForms} from './words';

export type SectionHit = {
  readonly url: string;
  readonly heading: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
};

export type PageHits = {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly SectionHit[];
};

export type Search = (query: string) => PageHits[];

const most = {pages: 8, sectionsOfPage: 4};

/** A search over all pages: best page first, inside a page its best sections. */
export function createSearch(pages: readonly SearchPage[]): Search {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const index = new MiniSearch<{id: number; title: string; heading: string; text: string}>({
    fields: ['title', 'heading', 'text'],
    tokenize: splitWords,
    processTerm: wordForms,
    searchOptions: {
      boost: {title: 2, heading: 3},
      prefix: true,
      // Short words differ by one letter from too many others.
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      processTerm: lowerCase,
    },
  });
  index.addAll(
    sections.map(({page: {title}, section: {heading, text}}, id) => ({id, title, heading, text})),
  );
  return (query) => {
    // A section with every word is better; without one, any word counts.
    const withAll = index.search(query, {combineWith: 'AND'});
    const found = withAll.length > 0 ? withAll : index.search(query);
    const hits = new Map<SearchPage, SectionHit[]>();
    for (const {id, terms} of found) {
      const place = sections[Number(id)];
      if (place !== undefined) {
        const hit = toHit(place.page, place.section, new Set(terms));
        hits.set(place.page, [...(hits.get(place.page) ?? []), hit]);
      }
    }
    return [...hits].slice(0, most.pages).map(([{path, title}, ofPage]) => {
      return {path, title, sections: ofPage.slice(0, most.sectionsOfPage)};
    });
  };
}

function toHit(
  {path}: SearchPage,
  {id, heading, text}: SearchSection,
  terms: ReadonlySet<string>,
): SectionHit {
  return {
    url: id === '' ? path : `${path}#${encodeURIComponent(id)}`,
    heading: markWords(heading, terms),
    excerpt: markWords(cutExcerpt(text, terms), terms),
  };
}
