import {stem} from './stem';

/**
 * Letters and digits, with names, paths and amounts in one piece: `not-found`, `trade.changed`,
 * `users/connect`, `12,500`.
 */
export const wordPattern = /[\p{L}\p{N}]+(?:(?:['’._/-]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{N}]+)*/gu;

/** A dot between digits belongs to the number. */
const joints = /[_/-]|(?<!\p{N})\.|\.(?!\p{N})/u;

const humps = /(?<=\p{Ll})(?=\p{Lu})/u;

export function splitWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** The parts of a name: `payoutAccount` and `payout-account` have two. `Don't` says `not`. */
export function wordParts(word: string): string[] {
  return word
    .replace(/n['’]t$/i, '-not')
    .replace(/['’]s?/g, '')
    .split(joints)
    .flatMap((part) => part.split(humps))
    .map(lowerCase);
}

/** A name in one piece, however it is written: `escrow_active` and `escrowActive` are the same. */
export function joinName(text: string): string {
  return lowerCase(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A documentation has few words, and every key asks for the same ones again. */
const knownForms = new Map<string, string[]>();

/** What finds a word: itself and, for names of the API, its parts, each in any form. */
export function wordForms(word: string): string[] {
  const known = knownForms.get(word);
  if (known) return known;
  const parts = wordParts(word);
  const forms = [...new Set([joinName(word), ...parts, ...parts.map(stem)])];
  knownForms.set(word, forms);
  return forms;
}

export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

function lowerCase(word: string): string {
  return word.toLowerCase();
}
