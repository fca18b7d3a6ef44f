import type {Token} from './sample';

const pattern = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** The tokens of JSON, found in the browser: no highlighter is loaded for a response. */
export function jsonTokens(json: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of json.matchAll(pattern)) {
    const [whole, text, colon] = match;
    if (match.index > end) tokens.push(json.slice(end, match.index));
    end = match.index + whole.length;
    if (text === undefined) tokens.push([/^[tfn]/.test(whole) ? 'k' : 'n', whole]);
    else tokens.push([colon === undefined ? 's' : 'a', text]);
    if (colon !== undefined) tokens.push(colon);
  }
  return [...tokens, json.slice(end)];
}
