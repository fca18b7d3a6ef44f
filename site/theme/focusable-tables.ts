import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * A wide table scrolls on a narrow screen. By keyboard it does so when something in it takes the
 * focus; one without a link takes it itself.
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
