import type {Token} from '@symblepay/reference';

/**
 * The lines of one field of a JSON answer, by the path of its keys ("payer.fees"), moved to the left
 * edge. The answer is coloured already, so its tokens are cut rather than coloured again.
 */
export function takePart(tokens: readonly Token[], path: string): readonly Token[] {
  const lines = splitLines(tokens);
  let start = 0;
  let end = lines.length;
  let indent = '';
  for (const key of path.split('.')) {
    indent += '  ';
    const from = lines.findIndex(
      (line, index) => index > start && index < end && read(line).startsWith(`${indent}"${key}":`),
    );
    if (from === -1) {
      throw new Error(`The answer has no "${key}" of "${path}".`);
    }
    const opens = /[[{]$/.test(read(lines[from] ?? []));
    const closing = [`${indent}}`, `${indent}]`];
    const last = lines.findIndex(
      (line, index) => index > from && closing.includes(read(line).replace(/,$/, '')),
    );
    start = from;
    end = opens ? last + 1 : from + 1;
  }
  return lines.slice(start, end).flatMap((line, index, {length}) => {
    const moved = cut(line, indent.length);
    return index === length - 1 ? withoutComma(moved) : [...moved, '\n'];
  });
}

function splitLines(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (typeof token !== 'string') {
      lines.at(-1)?.push(token);
      continue;
    }
    token.split('\n').forEach((text, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (text !== '') {
        lines.at(-1)?.push(text);
      }
    });
  }
  return lines;
}

function read(line: readonly Token[]): string {
  return line.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}

/** Indentation is plain text, at the start of the line. */
function cut([first, ...rest]: readonly Token[], width: number): readonly Token[] {
  return typeof first === 'string' ? [first.slice(width), ...rest] : [];
}

function withoutComma(line: readonly Token[]): readonly Token[] {
  const last = line.at(-1);
  return typeof last === 'string' ? [...line.slice(0, -1), last.replace(/,$/, '')] : line;
}
