import type {Element, Root} from 'hast';
import {isLeftOut} from './element-text';

/** The elements below `tree` with one of the tag names, in the order of the page. */
export function findAll(tree: Root | Element, ...tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  const search = ({children}: Root | Element) => {
    for (const node of children) {
      if (node.type !== 'element' || isLeftOut(node)) continue;
      if (tagNames.includes(node.tagName)) found.push(node);
      search(node);
    }
  };
  search(tree);
  return found;
}
