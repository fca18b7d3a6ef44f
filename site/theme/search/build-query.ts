import type {Query, SearchOptions} from 'minisearch';
import {fieldWeights} from './rank';
import type {Ask, Word} from './read-query';
import {isFiller} from './read-query';
import {wordsOf} from './synonyms';
import {isNumber} from './words';

/** How many letters of a word may be wrong. */
export type Typos = 0 | 1 | 2;

/** A word in the very form that was typed counts a little more than in another. */
const weights = {sameForm: 0.3, synonym: 0.5};

/** So many letters are a word; fewer only begin one. */
const begun = 3;

/** Short words differ by one letter from too many others. */
const shortest = {1: 4, 2: 6};

/** A query for everything that is asked, or for any of it. */
export function buildQuery(asks: readonly Ask[], typos: Typos, all: boolean): Query {
  const last = findUnfinished(asks);
  return combine(
    all ? 'AND' : 'OR',
    (all ? asks : withoutBegun(asks)).map(({words, others}) =>
      combine('OR', [
        combine(
          'AND',
          words.map((word) => buildWord(word, typos, word === last)),
        ),
        ...others.map((other) => exactly(other, weights.synonym / wordsOf(other).length)),
      ]),
    ),
  );
}

/** The last word, unless it ends a phrase such as `log in`. */
function findUnfinished(asks: readonly Ask[]): Word | undefined {
  const {words = []} = asks.at(-1) ?? {};
  const last = words.at(-1);
  return last && words.length > 1 && isFiller(last.text) ? undefined : last;
}

/** Beside other words, one or two letters find everything and say nothing. */
function withoutBegun(asks: readonly Ask[]): readonly Ask[] {
  const isBegun = asks.at(-1)?.words.every(({text}) => text.length < begun) ?? false;
  return isBegun && asks.length > 1 ? asks.slice(0, -1) : asks;
}

/** The last word may be unfinished. */
function buildWord({text, stem, isName}: Word, typos: Typos, isLast: boolean): Query {
  if (isNumber(text)) return exactly(text, 1);
  const allowTypos = (word: string, from: number) => typos > 0 && word.length >= from && typos;
  const fuzzy = allowTypos(text, shortest[typos === 2 ? 2 : 1]);
  const fields = listFields(text, isName, isLast);
  const typed = {queries: [text], prefix: isLast, fuzzy, fields};
  if (stem === text) return typed;
  const stemmed = {queries: [stem], prefix: false, fuzzy: !isName && allowTypos(stem, shortest[2])};
  return combine('OR', [{...typed, boostTerm: () => weights.sameForm}, stemmed]);
}

const allFields = Object.keys(fieldWeights);

/** The fields where something else than a name in code is looked for. */
export const plainFields = allFields.filter((field) => field !== 'path');

/** One or two letters begin so many words that only names are worth the time. */
function listFields(text: string, isName: boolean, isLast: boolean): string[] {
  if (isLast && text.length < begun) return ['name', 'alias'];
  return isName ? allFields : plainFields;
}

function exactly(term: string, weight: number): Query {
  return {queries: [term], prefix: false, fuzzy: false, boostTerm: () => weight};
}

function combine(combineWith: 'AND' | 'OR', queries: Query[]): Query {
  return {combineWith, queries} satisfies SearchOptions & {queries: Query[]};
}
