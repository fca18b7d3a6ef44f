import type {ElementContent, RootContent} from 'hast';
import typescript from 'highlight.js/lib/languages/typescript';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import {createLowlight} from 'lowlight';
import type {Token} from './sample';
import {textOf} from './sample';

const grammars = {bash, csharp, java, json, php, python, typescript};
const lowlight = createLowlight(grammars);

export type Grammar = keyof typeof grammars;

/** Only a few kinds, by highlighter class: each token is an element in the page. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['hljs-keyword', 'k'],
  ['hljs-literal', 'k'],
  ['hljs-built_in', 'k'],
  ['hljs-meta', 'k'],
  ['hljs-string', 's'],
  ['hljs-number', 'n'],
  ['hljs-attr', 'a'],
  ['hljs-comment', 'c'],
]);

/** Highlighting longer code costs more than it is worth. */
const longestCode = 50_000;

export function tokenize(code: string, grammar: Grammar): readonly Token[] {
  if (code.length > longestCode) return [code];
  const tokens = lowlight.highlight(grammar, code).children.flatMap(flatten);
  return mergePlain(grammar === 'bash' ? tokens.flatMap(tokenizeBody) : tokens);
}

/** To a shell a body is one string; to a reader it is JSON. */
function tokenizeBody(token: Token): readonly Token[] {
  const [, body] = /^'([[{][^]*)'$/.exec(textOf(token)) ?? [];
  return body === undefined ? [token] : [['s', "'"], ...tokenize(body, 'json'), ['s', "'"]];
}

function flatten(node: RootContent | ElementContent): Token[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const inner = node.children.flatMap(flatten);
  const [kind] = [node.properties.className]
    .flat()
    .flatMap((name) => kinds.get(String(name)) ?? []);
  return kind === undefined ? inner : [[kind, inner.map(textOf).join('')]];
}

function mergePlain(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (typeof token === 'string' && typeof last === 'string') merged.splice(-1, 1, last + token);
    else merged.push(token);
  }
  return merged;
}
