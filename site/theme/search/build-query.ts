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

/** So many letters say something: beside words that must all be found, or any of them. */
const telling = {all: 2, any: 3};

/** Short words differ by one letter from too many others. */
const shortest = {1: 4, 2: 6};

/**
 * For each thing that is asked, where all of them are to be found or any, the queries that find it:
 * a word that is found as it stands is not a typo.
 */
export function buildQueries(asks: readonly Ask[], typos: Typos, all: boolean): Query[][] {
  const last = findUnfinished(asks);
  const degrees: readonly Typos[] = typos === 0 ? [0] : [0, typos];
  return withoutBegun(asks, all ? telling.all : telling.any).map((ask) =>
    degrees.map((degree) => buildAsk(ask, degree, last)),
  );
}

function buildAsk({words, others}: Ask, typos: Typos, last: Word | undefined): Query {
  return combine('OR', [
    combine(
      'AND',
      words.map((word) => buildWord(word, typos, word === last)),
    ),
    ...others.map((other) => exactly(other, weights.synonym / wordsOf(other).length)),
  ]);
}

/** The last word, unless it ends a phrase such as `log in`. */
function findUnfinished(asks: readonly Ask[]): Word | undefined {
  const {words = []} = asks.at(-1) ?? {};
  const last = words.at(-1);
  return last && words.length > 1 && isFiller(last.text) ? undefined : last;
}

/** Beside other words, the first letters of one find everything and say nothing. */
function withoutBegun(asks: readonly Ask[], shortestWord: number): readonly Ask[] {
  const isBegun = asks.at(-1)?.words.every(({text}) => isShorter(text, shortestWord)) ?? false;
  return isBegun && asks.length > 1 ? asks.slice(0, -1) : asks;
}

/** A number is never a beginning. */
function isShorter(text: string, length: number): boolean {
  return text.length < length && !isNumber(text);
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
  if (isLast && isShorter(text, telling.any)) return ['name', 'alias'];
  return isName ? allFields : plainFields;
}

function exactly(term: string, weight: number): Query {
  return {queries: [term], prefix: false, fuzzy: false, boostTerm: () => weight};
}

function combine(combineWith: 'AND' | 'OR', queries: Query[]): Query {
  return {combineWith, queries} satisfies SearchOptions & {queries: Query[]};
}
