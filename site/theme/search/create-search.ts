import type {SearchOptions, SearchResult} from 'minisearch';
import MiniSearch from 'minisearch';
import type {SearchPage, SearchSection} from './search-page';
import {cutExcerpt, markWords} from './mark-words';
import {lowerCase, splitWords, wordForms} from './words';

type SectionHit = ReturnType<typeof toHit>;

export type PageHits = Omit<SearchPage, 'sections'> & {readonly sections: readonly SectionHit[]};

export type Search = (query: string) => PageHits[];

const most = {pages: 8, sectionsOfPage: 4};

/** Short words differ by one letter from too many others. */
const forgiving = (typos: number) => (term: string) => (term.length > 3 ? typos : false);

/** Each is more lenient than the one before; the first that finds something is used. */
const attempts: readonly SearchOptions[] = [
  {combineWith: 'AND'},
  {combineWith: 'AND', fuzzy: forgiving(1)},
  {combineWith: 'AND', fuzzy: forgiving(2)},
  {combineWith: 'OR', fuzzy: forgiving(1)},
];

/** A search over all pages: best page first, inside a page its best sections. */
export function createSearch(pages: readonly SearchPage[]): Search {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const index = new MiniSearch<{id: number; title: string; heading: string; text: string}>({
    fields: ['title', 'heading', 'text'],
    tokenize: splitWords,
    processTerm: wordForms,
    searchOptions: {boost: {title: 2, heading: 3}, prefix: true, processTerm: lowerCase},
  });
  index.addAll(
    sections.map(({page: {title}, section: {heading, text}}, id) => ({id, title, heading, text})),
  );
  return (query) => {
    const found = attempts.reduce<readonly SearchResult[]>(
      (before, options) => (before.length > 0 ? before : index.search(query, options)),
      [],
    );
    const hits = new Map<SearchPage, SectionHit[]>();
    for (const {id, terms} of found) {
      const {page, section} = sections[Number(id)] ?? {};
      if (page && section) {
        const hit = toHit(page, section, new Set(terms));
        hits.set(page, [...(hits.get(page) ?? []), hit]);
      }
    }
    return [...hits].slice(0, most.pages).map(([{path, title}, ofPage]) => {
      return {path, title, sections: ofPage.slice(0, most.sectionsOfPage)};
    });
  };
}

function toHit({path}: SearchPage, {id, heading, text}: SearchSection, terms: ReadonlySet<string>) {
  return {
    url: id === '' ? path : `${path}#${encodeURIComponent(id)}`,
    heading: markWords(heading, terms),
    excerpt: markWords(cutExcerpt(text, terms), terms),
  };
}
