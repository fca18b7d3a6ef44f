import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {focusableTables} from './focusable-tables';

function tabIndexes(html: string): unknown[] {
  const tree = fromHtml(html, {fragment: true});
  focusableTables()(tree);
  return tree.children.map((node) => node.type === 'element' && node.properties.tabIndex);
}

test('a table without a link can be focused, one with a link needs not', () => {
  expect(
    tabIndexes(
      '<table><tr><td>1</td></tr></table><table><tr><td><a href="#">1</a></td></tr></table>',
    ),
  ).toEqual([0, undefined]);
});
