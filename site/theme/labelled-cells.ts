import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Gives each cell the name of its column: on a phone a row is a block of labels and values. */
export function labelledCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table') labelCells(node);
    });
  };
}

function labelCells(table: Element): void {
  const heads = rowsOf(table, 'thead').flatMap(cellsOf);
  const names = heads.map(textOf);
  visit({type: 'root', children: heads}, 'element', ({tagName}) => {
    if (tagName !== 'a') return;
    throw new Error(
      `the head of the table "${names.join(' | ')}" has a link, which nobody can see on a phone; put it into a row.`,
    );
  });
  for (const row of rowsOf(table, 'tbody')) {
    cellsOf(row).forEach((cell, column) => {
      const name = names[column] ?? '';
      if (name !== '') cell.properties.dataLabel = name;
    });
  }
}

function rowsOf(table: Element, part: string): Element[] {
  return childrenOf(table, [part]).flatMap((each) => childrenOf(each, ['tr']));
}

function cellsOf(row: Element): Element[] {
  return childrenOf(row, ['th', 'td']);
}

function childrenOf({children}: Element, names: readonly string[]): Element[] {
  return children.filter(
    (child) => child.type === 'element' && names.includes(child.tagName),
  ) as Element[];
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
