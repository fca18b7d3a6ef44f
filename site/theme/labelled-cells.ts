import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Gives each cell the name of its column, since on a phone a row is a block of labels and values, and
 * marks columns of numbers, in which digits stand under digits, and cells of few words, which stay whole.
 * The first column begins at the edge of the text, whatever it holds.
 */
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
  const rows = rowsOf(table, 'tbody').map(cellsOf);
  heads.forEach((head, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const name = names[column] ?? '';
    for (const cell of cells) {
      if (name !== '') cell.properties.dataLabel = name;
      if (textOf(cell).length <= longestOfOneLine) cell.properties.dataShort = '';
    }
    if (column > 0 && cells.length > 0 && cells.every((cell) => number.test(textOf(cell)))) {
      for (const cell of [head, ...cells]) cell.properties.className = ['number'];
    }
  });
}

/** Like short code, two or three words are not broken over two lines for the sake of another column. */
const longestOfOneLine = 14;

/** An amount, a count or a percentage, or nothing of it. */
const number = /^(?:[\d.,]+(?: ?kr\.| ?%)?|none)?$/;

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
