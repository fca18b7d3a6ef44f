import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {labelledCells, textOf} from './labelled-cells';

test('each cell carries the name of its column; below a corner without a name, none', () => {
  const tree = fromHtml(
    '<table><thead><tr><th></th><th>Who <code>pays</code></th></tr></thead><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    {fragment: true},
  );
  labelledCells()(tree);
  const labels: unknown[] = [];
  visit(tree, 'element', ({properties}) => void labels.push(properties.dataLabel));
  expect(labels.filter(Boolean)).toEqual(['Who pays']);
});

test('a link in the head of a table stops the build', () => {
  const tree = fromHtml('<table><thead><tr><th><a href="/x">Call</a></th></tr></thead></table>', {
    fragment: true,
  });
  expect(() => labelledCells()(tree)).toThrow('the head of the table "Call" has a link');
});

test('a cell of two or three words is marked to stay in one line', () => {
  const tree = fromHtml(
    '<table><thead><tr><th>Kind</th><th>Meaning</th></tr></thead><tbody><tr><td>Network error</td><td>No response, or one that breaks off</td></tr></tbody></table>',
    {fragment: true},
  );
  labelledCells()(tree);
  const short: unknown[] = [];
  visit(tree, 'element', (node) => {
    if (node.properties.dataShort !== undefined) short.push(textOf(node));
  });
  expect(short).toEqual(['Network error']);
});

test('columns of numbers are marked, with their head, but not what a row is about', () => {
  const tree = fromHtml(
    '<table><thead><tr><th>Level</th><th>Price</th><th>Fee</th></tr></thead><tbody><tr><td>1</td><td>4,200 kr.</td><td>kept</td></tr></tbody></table>',
    {fragment: true},
  );
  labelledCells()(tree);
  const marked: unknown[] = [];
  visit(tree, 'element', (node) => {
    if (node.properties.className) marked.push(textOf(node));
  });
  expect(marked).toEqual(['Price', '4,200 kr.']);
});
