import type {PhrasingContent, TableCell, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Markdown of one line, as nodes. */
export function phrasing(markdown: string): PhrasingContent[] {
  const [paragraph] = fromMarkdown(markdown).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

export function row(...cells: PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  };
}
