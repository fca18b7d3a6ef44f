import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * A wide table scrolls on a narrow screen. By keyboard it does so if something in it can take the
 * focus; a table without a link takes the focus itself.
 */
export function focusableTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table' && !hasLink(node)) node.properties.tabIndex = 0;
    });
  };
}

function hasLink(table: Element): boolean {
  let isFound = false;
  visit(table, 'element', ({tagName}) => {
    isFound ||= tagName === 'a';
  });
  return isFound;
}
