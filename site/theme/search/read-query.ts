import {stem} from './stem';
import {findSynonyms} from './synonyms';
import {isNumber, joinName, splitWords, wordParts} from './words';

/** One word, in the forms that find it. */
export type Word = {
  readonly text: string;
  readonly stem: string;
};

/** Something that the reader asks for: words that belong together, or terms that say the same. */
export type Ask = {
  readonly words: readonly Word[];
  readonly others: readonly string[];
};

/** Words of a question that say nothing about its subject. */
const fillers = new Set([
  ...['a', 'an', 'and', 'are', 'as', 'at', 'be', 'by', 'can', 'do', 'does', 'for', 'from'],
  ...['has', 'have', 'how', 'i', 'if', 'in', 'is', 'it', 'its', 'me', 'my', 'of', 'on', 'or'],
  ...['our', 'should', 'that', 'the', 'their', 'them', 'there', 'this', 'to', 'was', 'we'],
  ...['what', 'when', 'where', 'who', 'why', 'will', 'with', 'you', 'your'],
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
  const written = splitWords(query);
  const isName = (word: string) => wordParts(word).length > 1;
  const parts = withoutFillers(written.flatMap(wordParts).filter((part) => part !== ''));
  const byParts = readAsks(parts);
  if (!written.some(isName)) return [byParts];
  const names = written.map((word) => (isName(word) ? joinName(word) : word.toLowerCase()));
  return [readAsks(withoutFillers(names)), byParts];
}

function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

function readAsks(words: readonly string[]): Ask[] {
  const stems = words.map(stem);
  const asks: Ask[] = [];
  for (let start = 0; start < words.length;) {
    const {length, others} = findSynonyms(stems, start);
    asks.push({
      words: words.slice(start, start + length).map(toWord),
      others,
    });
    start += length;
  }
  return asks;
}

function toWord(text: string): Word {
  return {text, stem: isNumber(text) ? text : stem(text)};
}
