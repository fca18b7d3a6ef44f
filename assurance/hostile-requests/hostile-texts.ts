import {naughtyStrings} from '@symblepay/sandbox/bad-bodies';
import fc from 'fast-check';
import {asBytes} from './request';

/** Markup that a page must never contain: the judge looks for its start, and for the mark. */
export const markup: readonly string[] = [
  '<i id="{mark}">',
  '"><i id="{mark}">',
  "'><i id='{mark}'>",
  '</script><i id="{mark}">',
  '<svg/onload={mark}>',
  'javascript:{mark}',
  '{{{mark}}}${{mark}}<%={mark}%>',
];

/** One thing of a list. */
export function oneOf(things: readonly string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...things);
}

/** Several of them in a row. */
export function several(things: readonly string[], least: number, most: number) {
  return fc.array(oneOf(things), {minLength: least, maxLength: most}).map((each) => each.join(''));
}

/** Every byte but letters, digits and the mark in percent encoding, in capitals or not. */
export function percentEncode(text: string): string {
  return asBytes(text)
    .split(/(\{mark\})/)
    .map((part) => (part === '{mark}' ? part : part.replace(/[^A-Za-z\d]/g, encodeByte)))
    .join('');
}

function encodeByte(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  return `%${code % 2 === 0 ? hex.toUpperCase() : hex}`;
}

/** What the line of a request can hold as it is: no spaces and no controls. */
function isPrintable(text: string): boolean {
  return /^[\x21-\x7e\x80-\xff]+$/.test(text);
}

/** Texts that have broken software before, as they can stand in an address: encoded, twice, or bare. */
export const inAddress: readonly string[] = [...markup, ...naughtyStrings].flatMap((text) => {
  const bare = asBytes(text);
  const encoded = percentEncode(text);
  return [encoded, percentEncode(encoded), ...(isPrintable(bare) ? [bare] : [])];
});

/** The same for the value of a header, where spaces may stand. */
export const inHeader: readonly string[] = [...markup, ...naughtyStrings]
  .map(asBytes)
  .filter((text) => /^[\x20-\x7e\x80-\xff]*$/.test(text));
