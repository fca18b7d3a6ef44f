import type {List, ListItem, PhrasingContent, TableCell, TableRow} from 'mdast';
import type {Described, LinkText} from '../model/model';
import type {Prose, ProseNode, ProseTag} from '../model/prose';
import {proseText} from '../model/prose';
import type {Block} from './blocks';
import {inCode, paragraph, phrase} from './blocks';

/** Makes an address of the document whole, wherever the Markdown is read. */
export type Resolve = (href: string) => string;

/** What the document says about a part of it, what of that is assumed, and where to read more. */
export function aboutBlocks(part: Described, resolve: Resolve): readonly Block[] {
  const notes = noteWords(part, resolve).map((words) => paragraph(...words));
  return [...proseBlocks(part.description, resolve), ...notes];
}

/** What is assumed, and where to read more: the words of each, where there are any. */
export function noteWords(
  {assumptions, documentation}: Described,
  resolve: Resolve,
): readonly PhrasingContent[][] {
  const assumed = [...new Set(assumptions)].join(' ');
  return [
    ...(assumed === '' ? [] : [phrase(['Assumed: ', ...splitCode(assumed)])]),
    ...(documentation ? [[linkWords(documentation, resolve)]] : []),
  ];
}

export function linkWords({text, href}: LinkText, resolve: Resolve): PhrasingContent {
  const children = phrase([text]);
  return href === undefined
    ? {type: 'text', value: text}
    : {type: 'link', url: resolve(href), children};
}

/** The words of a text that is a single paragraph; undefined for any other. */
export function onlyParagraph(prose: Prose, resolve: Resolve): PhrasingContent[] | undefined {
  const [only, ...more] = prose;
  return typeof only === 'object' && only.tag === 'p' && more.length === 0
    ? proseWords(only.children, resolve)
    : undefined;
}

export function proseBlocks(prose: Prose, resolve: Resolve): readonly Block[] {
  return prose.flatMap((node) => toBlocks(node, resolve));
}

/** An assumption is written with code in backticks, and nothing else. */
function splitCode(text: string): readonly (string | PhrasingContent)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? inCode(part) : part));
}

function toBlocks(node: ProseNode, resolve: Resolve): readonly Block[] {
  if (typeof node === 'string' || isInline(node.tag)) {
    return [{type: 'paragraph', children: proseWords([node], resolve)}];
  }
  const {tag, children} = node;
  switch (tag) {
    case 'p':
      return [{type: 'paragraph', children: proseWords(children, resolve)}];
    case 'ul':
    case 'ol':
      return [toList(tag, children, resolve)];
    case 'pre':
      return [{type: 'code', value: proseText(children)}];
    case 'blockquote':
      return [{type: 'blockquote', children: [...proseBlocks(children, resolve)]}];
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'table':
      return [{type: 'table', children: rowsOf(children, resolve)}];
    default:
      return proseBlocks(children, resolve);
  }
}

function isInline(tag: ProseTag): boolean {
  return ['a', 'br', 'code', 'del', 'em', 'strong'].includes(tag);
}

function toList(tag: 'ul' | 'ol', children: Prose, resolve: Resolve): List {
  return {
    type: 'list',
    ordered: tag === 'ol',
    spread: false,
    children: children.map((child): ListItem => {
      const inside = typeof child === 'string' ? [child] : child.children;
      const isFlow = inside.some((node) => typeof node === 'object' && !isInline(node.tag));
      return {
        type: 'listItem',
        spread: false,
        children: isFlow
          ? [...proseBlocks(inside, resolve)]
          : [{type: 'paragraph', children: proseWords(inside, resolve)}],
      };
    }),
  };
}

function rowsOf(children: Prose, resolve: Resolve): TableRow[] {
  return children.flatMap((node): TableRow[] => {
    if (typeof node === 'string') return [];
    if (node.tag !== 'tr') return rowsOf(node.children, resolve);
    const cells = node.children.map((cell): TableCell => ({
      type: 'tableCell',
      children: typeof cell === 'string' ? phrase([cell]) : proseWords(cell.children, resolve),
    }));
    return [{type: 'tableRow', children: cells}];
  });
}

function proseWords(prose: Prose, resolve: Resolve): PhrasingContent[] {
  return prose.map((node): PhrasingContent => {
    if (typeof node === 'string') return {type: 'text', value: node};
    const {tag, href, children} = node;
    if (tag === 'code') return inCode(proseText(children));
    if (tag === 'br') return {type: 'break'};
    const inside = proseWords(children, resolve);
    if (tag === 'a') return {type: 'link', url: resolve(href ?? ''), children: inside};
    const type = tag === 'strong' ? 'strong' : tag === 'del' ? 'delete' : 'emphasis';
    return {type, children: inside};
  });
}
