import {wordForms, wordPattern} from './words';

export type TextPart = {
  readonly text: string;
  readonly isMatch: boolean;
};

const excerptLength = 120;
const lead = 30;

/** The text in parts, so that the words that match one of the terms can be marked. */
export function markWords(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    if (isFoundBy(word, terms)) {
      parts.push({text: text.slice(end, index), isMatch: false}, {text: word, isMatch: true});
      end = index + word.length;
    }
  }
  parts.push({text: text.slice(end), isMatch: false});
  return parts.filter((part) => part.text !== '');
}

/** An excerpt around the first match, cut between words. */
export function cutExcerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= excerptLength) return text;
  const first = findFirst(text, terms);
  const start = first <= lead ? 0 : text.indexOf(' ', first - lead) + 1;
  const isLast = text.length - start <= excerptLength;
  const end = isLast ? text.length : text.lastIndexOf(' ', start + excerptLength);
  const excerpt = text.slice(start, end > start ? end : start + excerptLength);
  return `${start > 0 ? '… ' : ''}${excerpt}${isLast ? '' : ' …'}`;
}

function findFirst(text: string, terms: ReadonlySet<string>): number {
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    if (isFoundBy(word, terms)) return index;
  }
  return 0;
}

function isFoundBy(word: string, terms: ReadonlySet<string>): boolean {
  return wordForms(word).some((form) => terms.has(form));
}
