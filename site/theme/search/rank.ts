import type {Found} from './look-up';
import type {Ask, Word} from './read-query';
import {isFiller} from './read-query';
import type {Kind, SearchEntry} from './search-index';
import {stem} from './stem';
import {wordsOf} from './synonyms';
import {isNumber, joinName, splitWords, wordParts} from './words';

/** How much a word counts, by where it stands. */
export const fieldWeights = {name: 4, alias: 3, path: 4, title: 3, within: 1, kind: 2, text: 1};

/** What readers mostly look for comes first among hits that are equally near. */
const kindWeights: Readonly<Record<Kind, number>> = {
  Guide: 1.2,
  Call: 1.6,
  Webhook: 1.1,
  Model: 0.7,
  Field: 0.7,
  Value: 0.7,
  Milestone: 0.8,
  Error: 1.3,
  Term: 1.3,
  Assumption: 0.4,
  'Open question': 0.3,
};

/** What makes an entry more than one that merely mentions the words. */
const bonuses = {
  /** Name and page together have all that is asked, and the name says nothing else. */
  name: 3,
  /** The name alone says it all. */
  wholeName: 1.5,
  /** The name or the alias has the words side by side, or begins with them. */
  phraseInName: 1.5,
  phraseFirst: 1.7,
  phraseInText: 2,
};

/** A heading that many pages have, such as “What can go wrong”, says little about its section. */
const commonName = {pages: 4, weight: 0.5};

/** An entry, prepared once to be compared with many queries. */
export type Comparable = {
  readonly weight: number;
  readonly nameWords: readonly NameWord[];
  /** Name and alias, each in one piece. */
  readonly names: string;
  readonly text: string;
};

type NameWord = {
  readonly joined: string;
  readonly parts: readonly string[];
};

/** `pages` is the number of pages that have an entry of this name. */
export function toComparable(
  {kind, name, alias = '', text}: SearchEntry,
  pages: number,
): Comparable {
  const nameWords = splitWords(name).map((word) => ({
    joined: joinName(word),
    parts: wordParts(word).filter((part) => !isFiller(part)),
  }));
  return {
    weight:
      kindWeights[kind] * (kind === 'Guide' && pages >= commonName.pages ? commonName.weight : 1),
    nameWords: nameWords.filter(({parts}) => parts.length > 0),
    names: `${joinName(name)} ${joinName(alias)}`,
    text: text.toLowerCase(),
  };
}

/** How well an entry answers the query. */
export function rate(
  {score, queryTerms, match}: Found,
  {weight, nameWords, names, text}: Comparable,
  {query, asks}: {readonly query: string; readonly asks: readonly Ask[]},
): number {
  const found = new Set(queryTerms);
  const answered = share(asks, (ask) => isAnswered(ask, found));
  const inName = Object.keys(match).filter((term) => match[term]?.includes('name'));
  const inHead = Object.keys(match).filter((term) =>
    match[term]?.some((field) => ['name', 'alias', 'title'].includes(field)),
  );
  const isOtherName = asks.some(({words}) => words.some((word) => isNamedBy(word, match)));
  const ofQuery = isOtherName ? 1 : share(asks, (ask) => isAnsweredBy(ask, inHead));
  const ofName = isOtherName ? 1 : coverName(nameWords, asks, inName);
  const isWhole = isOtherName || (ofName === 1 && asks.every((ask) => isAnsweredBy(ask, inName)));
  const phrase = joinName(query);
  const place = names.indexOf(phrase);
  return (
    score *
    weight *
    answered ** 3 *
    (1 + bonuses.name * ofQuery * ofName) *
    (isWhole ? bonuses.wholeName : 1) *
    (place === 0 ? bonuses.phraseFirst : place > 0 ? bonuses.phraseInName : 1) *
    (isSaid(query, text) ? bonuses.phraseInText : 1)
  );
}

/** Whether a text says the words side by side, the last of them in any form. */
function isSaid(query: string, text: string): boolean {
  const words = query.toLowerCase().split(' ');
  const last = words.pop() ?? '';
  return words.length > 0 && text.includes([...words, stem(last)].join(' '));
}

/** Whether everything that is asked is among the terms as it was typed, or in other words. */
export function hasAll(asks: readonly Ask[], terms: readonly string[]): boolean {
  const found = new Set(terms);
  return asks.every((ask) => isAnswered(ask, found));
}

function share<T>(all: readonly T[], test: (each: T) => boolean): number {
  return all.filter(test).length / Math.max(1, all.length);
}

function isAnswered({words, others}: Ask, found: ReadonlySet<string>): boolean {
  return (
    words.every(({text, stem: stemmed}) => found.has(text) || found.has(stemmed)) ||
    others.some((other) => found.has(other))
  );
}

/** Whether terms of an entry answer it, in its own words or in others. */
function isAnsweredBy({words, others}: Ask, terms: readonly string[]): boolean {
  return (
    words.every((word) => terms.some((term) => isMeant(term, word))) ||
    others.some((other) => terms.includes(other))
  );
}

/** Whether it is what code calls the entry, or the beginning of that, or the status of an error. */
function isNamedBy({text, isName}: Word, match: Found['match']): boolean {
  if (isNumber(text)) return match[text]?.includes('alias') ?? false;
  const terms = Object.keys(match).filter((term) => match[term]?.includes('path'));
  return isName && terms.some((term) => term.startsWith(text));
}

/** Whether the word has found the term. A typo rarely hits the first letter. */
function isMeant(term: string, {text, stem: stemmed}: Word): boolean {
  return (
    term === stemmed ||
    term.startsWith(text) ||
    (term.startsWith(text.slice(0, 1)) &&
      [text, stemmed].some(({length}) => Math.abs(term.length - length) < 2))
  );
}

/** How much of the name's letters was asked for. */
function coverName(
  nameWords: readonly NameWord[],
  asks: readonly Ask[],
  terms: readonly string[],
): number {
  const asked = asks.flatMap(({words}) => words);
  const found = new Set(terms.flatMap(wordsOf));
  const isFound = (part: string) => found.has(part) || found.has(stem(part));
  let all = 0;
  let covered = 0;
  for (const {joined, parts} of nameWords) {
    const begun = asked
      .filter(({text}) => found.has(joined) && joined.startsWith(text))
      .map(({text}) => text.length);
    const ofParts = parts.filter(isFound).join('').length;
    all += parts.join('').length;
    covered += Math.max(ofParts, ...begun);
  }
  return all === 0 ? 0 : Math.min(1, covered / all);
}
