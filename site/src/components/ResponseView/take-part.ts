import type {Token} from '@symblepay/reference/sample';
import {textOf} from '@symblepay/reference/sample';

/**
 * One field of a JSON response by the path of its keys ("payer.fees"), moved to the left edge. The
 * response is coloured already, so its tokens are cut rather than coloured again.
 */
export function takePart(response: unknown, tokens: readonly Token[], path: string): Token[] {
  const text = tokens.map(textOf).join('');
  let value = response;
  let start = 0;
  let indent = '';
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new Error(`The response has no "${key}" of "${path}".`);
    }
    value = value[key as keyof typeof value];
    indent += '  ';
    start = text.indexOf(`\n${indent}"${key}": `, start) + 1 + indent.length;
  }
  const lines = JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
  const end = text.indexOf(lines, start) + lines.length;
  return cut(tokens, start, end).map((token) =>
    typeof token === 'string' ? token.replaceAll(`\n${indent}`, '\n') : token,
  );
}

/** The tokens between two positions in the text; only plain text crosses either of them. */
function cut(tokens: readonly Token[], start: number, end: number): Token[] {
  let position = 0;
  return tokens.flatMap((token): Token[] => {
    const from = position;
    position += textOf(token).length;
    if (position <= start || from >= end) return [];
    return [typeof token === 'string' ? token.slice(Math.max(start - from, 0), end - from) : token];
  });
}
