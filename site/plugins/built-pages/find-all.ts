import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isLeftOut} from './element-text';

/** The elements below `tree` with one of the tag names, in the order of the page. */
export function findAll(tree: Root | Element, ...tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node !== tree && isLeftOut(node)) return SKIP;
    if (node !== tree && tagNames.includes(node.tagName)) found.push(node);
    return undefined;
  });
  return found;
}
