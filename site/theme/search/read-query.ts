import {stem} from './stem';
import {findSynonyms} from './synonyms';
import {isNumber, joinName, splitWords, wordParts} from './words';

/** One word, in the forms that find it. */
export type Word = {
  readonly text: string;
  readonly stem: string;
  /** A name such as `not-found`, in one piece. */
  readonly isName: boolean;
};

/** Something that the reader asks for: words that belong together, or terms that say the same. */
export type Ask = {
  readonly words: readonly Word[];
  readonly others: readonly string[];
};

/** In characters. What follows in a long text that is pasted is not looked for. */
export const longestQuery = 100;

/** Each word of a query takes its time. */
const mostWords = 8;

/** Words of a question that say nothing about its subject. */
const fillers = new Set([
  ...[
    'a',
    'after',
    'an',
    'and',
    'are',
    'as',
    'at',
    'be',
    'before',
    'by',
    'can',
    'could',
    'did',
    'do',
    'does',
    'for',
    'from',
  ],
  ...[
    'happen',
    'happens',
    'has',
    'have',
    'how',
    'i',
    'if',
    'in',
    'is',
    'it',
    'its',
    'may',
    'me',
    'my',
    'of',
    'on',
    'or',
  ],
  ...['our', 'should', 'that', 'the', 'their', 'them', 'there', 'this', 'to', 'was', 'we'],
  ...['what', 'when', 'where', 'which', 'who', 'why', 'will', 'with', 'would', 'you', 'your'],
]);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * The ways to understand a query, the most literal first:
 * 1. a name, such as `not-found` or `MitID`, in one piece;
 * 2. every name by its parts.
 */
export function readQuery(query: string): Ask[][] {
  const written = splitWords(query.slice(0, longestQuery));
  const isName = (word: string) => wordParts(word).length > 1;
  const parts = written.flatMap(wordParts).filter((part) => part !== '');
  const byParts = readAsks(parts, []);
  if (!written.some(isName)) return [byParts];
  const names = written.filter(isName).map(joinName);
  const inOnePiece = written.map((word) => (isName(word) ? joinName(word) : word.toLowerCase()));
  return [readAsks(inOnePiece, names), byParts];
}

/** A filler that belongs to a phrase of the table, as in `log in`, does say something. */
function takeTelling(words: readonly string[]): readonly string[] {
  const stems = words.map(stem);
  const inPhrases = stems.flatMap((_, start) => {
    const {length} = findSynonyms(stems, start);
    return length > 1 ? words.slice(start, start + length).map((_word, at) => start + at) : [];
  });
  const telling = words.filter((word, place) => !fillers.has(word) || inPhrases.includes(place));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

function readAsks(written: readonly string[], names: readonly string[]): Ask[] {
  const words = takeTelling(written);
  const stems = words.map(stem);
  const asks: Ask[] = [];
  for (let start = 0; start < words.length;) {
    const {length, others} = findSynonyms(stems, start);
    asks.push({
      words: words.slice(start, start + length).map((text) => toWord(text, names.includes(text))),
      others,
    });
    start += length;
  }
  return asks;
}

function toWord(text: string, isName: boolean): Word {
  return {text, stem: isNumber(text) ? text : stem(text), isName};
}
