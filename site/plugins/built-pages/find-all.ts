import type {Element, Root} from 'hast';
import {isLeftOut} from './element-text';

/** The elements below `tree` with one of the tag names, in the order of the page. */
export function findAll(tree: Root | Element, ...tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  // The passes ask some thousand times, and a visitor of any tree would be ten times as slow.
  const read = ({children}: Root | Element) => {
    for (const node of children) {
      if (node.type !== 'element' || isLeftOut(node)) continue;
      if (tagNames.includes(node.tagName)) found.push(node);
      read(node);
    }
  };
  read(tree);
  return found;
}
