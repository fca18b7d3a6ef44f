import {stem} from './stem';

/** Letters and digits, with names and paths in one piece: `not-found`, `trade.changed`, `users/connect`. */
export const wordPattern = /[\p{L}\p{N}]+(?:['’._/-][\p{L}\p{N}]+)*/gu;

const humps = /(?<=\p{Ll})(?=\p{Lu})/u;

export function splitWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** The parts of a name: `payoutAccount` and `payout-account` have two. `Don't` says `not`. */
export function wordParts(word: string): string[] {
  return word
    .replace(/n['’]t$/i, '-not')
    .replace(/['’]s?/g, '')
    .split(/[._/-]/)
    .flatMap((part) => part.split(humps))
    .map(lowerCase);
}

/** A name in one piece, however it is written: `escrow_active` and `escrowActive` are the same. */
export function joinName(text: string): string {
  return lowerCase(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** What finds a word: itself and, for names of the API, its parts, each in any form. */
export function wordForms(word: string): string[] {
  const parts = wordParts(word);
  return [...new Set([joinName(word), ...parts, ...parts.map(stem)])];
}

export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

function lowerCase(word: string): string {
  return word.toLowerCase();
}
