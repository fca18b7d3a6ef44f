import type {ElementContent, RootContent} from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import {createLowlight} from 'lowlight';
import {textOf} from './token-text';

/** A stretch of code and what it is; a plain text when it is nothing in particular. */
export type Token = string | readonly [TokenKind, string];
export type TokenKind = keyof typeof kinds;
export type Grammar = 'bash' | 'csharp' | 'java' | 'json' | 'php' | 'python' | 'typescript';

/** Few kinds: each token is an element in the page. */
const kinds = {
  k: ['keyword', 'literal', 'built_in', 'meta'],
  s: ['string'],
  n: ['number'],
  a: ['attr'],
  c: ['comment'],
} as const;

const lowlight = createLowlight({bash, csharp, java, json, php, python, typescript});

/** Colouring a huge text costs more than it tells. */
const longestCode = 50_000;

export function tokenize(code: string, grammar: Grammar): readonly Token[] {
  if (code.length > longestCode) return [code];
  return mergePlain(lowlight.highlight(grammar, code).children.flatMap((node) => flatten(node)));
}

function flatten(node: RootContent | ElementContent): Token[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const kind = kindOf(node.properties.className);
  return kind === undefined
    ? node.children.flatMap(flatten)
    : [[kind, node.children.flatMap(flatten).map(textOf).join('')]];
}

function kindOf(className: unknown): TokenKind | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  return (Object.keys(kinds) as TokenKind[]).find((kind) =>
    kinds[kind].some((name) => names.includes(`hljs-${name}`)),
  );
}

function mergePlain(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (typeof token === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + token;
    else merged.push(token);
  }
  return merged;
}
