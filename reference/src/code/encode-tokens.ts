import type {Token} from '../request/samples/sample';

/** `12` plain characters, `s7` seven characters of a string. */
export function encodeTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string' ? String(token.length) : `${token[0]}${token[1].length}`,
    )
    .join(' ');
}
