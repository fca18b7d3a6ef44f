import MiniSearch from 'minisearch';
import type {Typos} from './build-query';
import {buildQueries, plainFields} from './build-query';
import {listCodePaths} from './code-paths';
import {translate, translateBegun} from './danish';
import type {Found} from './look-up';
import {createLookUp} from './look-up';
import {cutExcerpt, markWords} from './mark-words';
import type {Comparable} from './rank';
import {fieldWeights, hasAll, rate, toComparable} from './rank';
import type {Ask} from './read-query';
import {readQuery} from './read-query';
import type {SearchEntry, SearchPage} from './search-index';
import {isPart} from './search-index';
import {findPhrases, guessSynonyms, wordsOf} from './synonyms';
import {joinName, splitWords, wordForms} from './words';

export type Hit = ReturnType<typeof toHit>;

/** The hits, best first. */
export type Search = (query: string) => Hit[];

type Entry = SearchEntry & {
  readonly page: SearchPage;
  /** The section that a part belongs to, such as the call of a field. */
  readonly within: string;
  readonly comparable: Comparable;
};

const most = 12;

/** So many of what the library finds best are compared more closely. */
const rated = 40;

/** With no more hits than these, the next best are worth a look. */
const few = 3;

/** So few are indexed at a time that the page stays responsive on a slow phone. */
const slice = 20;

type Attempt = {
  readonly typos: Typos;
  readonly all: boolean;
  /** A word counts as the synonyms that it begins, or nearly is. */
  readonly guesses?: true;
  /** It is made while there are fewer hits than this. */
  readonly below: number;
};

/** Each is more lenient than the one before, and its hits come after. */
const attempts: readonly Attempt[] = [
  {typos: 0, all: true, below: most},
  {typos: 0, all: true, guesses: true, below: 1},
  {typos: 1, all: true, below: 1},
  {typos: 2, all: true, below: 1},
  {typos: 1, all: false, below: few},
];

export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  const entries = listEntries(pages);
  const index = new MiniSearch<Record<keyof typeof fieldWeights, string> & {id: number}>({
    fields: Object.keys(fieldWeights),
    tokenize(text, field) {
      if (field === 'path') return text.split(' ').map(joinName);
      const words = splitWords(text);
      return [...words, ...findPhrases(words)];
    },
    processTerm: (term, field) => (field === 'path' || term.includes(' ') ? term : wordForms(term)),
    searchOptions: {
      fields: plainFields,
      boost: fieldWeights,
      weights: {prefix: 0.3, fuzzy: 0.4},
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => {
      const {page, kind, name, text, alias = '', within} = entry;
      const path = listCodePaths(entry).join(' ');
      return {id, name, alias, path, title: `${page.title} ${page.path}`, within, kind, text};
    }),
    {chunkSize: slice},
  );
  const lookUp = createLookUp((query) => index.search(query));
  const find = (query: string, read: readonly Ask[], attempt: Attempt) => {
    const asks = attempt.guesses ? read.map(withGuesses) : read;
    return lookUp(buildQueries(asks, attempt.typos, attempt.all), attempt.all)
      .slice(0, rated)
      .flatMap((found) => {
        const entry = entries[found.id];
        if (!entry) return [];
        const isExact = hasAll(asks, Object.keys(found.match));
        return {entry, found, isExact, rating: rate(found, entry.comparable, {query, asks})};
      })
      .sort(
        (one, other) => Number(other.isExact) - Number(one.isExact) || other.rating - one.rating,
      );
  };
  const answer = (query: string) => {
    const hits = new Map<string, Hit>();
    for (const asks of readQuery(query)) {
      for (const attempt of attempts) {
        if (asks.length === 0 || hits.size >= attempt.below) continue;
        for (const {entry, found} of find(query, asks, attempt)) {
          const url = urlOf(entry);
          if (!hits.has(url) && hits.size < most) hits.set(url, toHit(entry, url, found));
        }
      }
    }
    return [...hits.values()];
  };
  return (query) => {
    const translated = translate(query);
    const hits = answer(translated);
    const begun = translateBegun(query);
    return hits.length > 0 || begun === translated ? hits : answer(begun);
  };
}

/** A word may be mistyped, and the last of a query unfinished. */
function withGuesses({words, others}: Ask, place: number, asks: readonly Ask[]): Ask {
  const guesses = guessSynonyms(words[0]?.text ?? '', place === asks.length - 1);
  return {words, others: [...others, ...guesses]};
}

function listEntries(pages: readonly SearchPage[]): Entry[] {
  const uses = new Map<string, number>();
  for (const {name} of pages.flatMap(({entries}) => entries)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return pages.flatMap((page) => {
    let section = page.title;
    return page.entries.map((entry) => {
      if (!isPart(entry.kind)) section = entry.name;
      const within = isPart(entry.kind) ? section : '';
      return {...entry, page, within, comparable: toComparable(entry, uses.get(entry.name) ?? 1)};
    });
  });
}

function urlOf({page: {path}, id}: Entry): string {
  return id === '' ? path : `${path}#${encodeURIComponent(id)}`;
}

function toHit({page, kind, name, text, alias, within}: Entry, url: string, {match}: Found) {
  return {
    url,
    kind,
    path: page.path,
    /** Where it stands, or what else it is called. */
    context: alias ?? (within || page.title),
    /** Most are never shown: the reader types on. */
    mark() {
      const found = new Set(Object.keys(match).flatMap(wordsOf));
      return {name: markWords(name, found), excerpt: markWords(cutExcerpt(text, found), found)};
    },
  };
}
