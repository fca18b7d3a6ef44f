import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {reportMistakes} from '.';

function endOf(to: string | null): string {
  const tree: Root = fromMarkdown('The last sentence.');
  reportMistakes({to})(tree);
  return toString(tree.children.at(-1));
}

test('a guide ends with where to report a mistake', () => {
  expect(endOf('support@example.com')).toBe('Found a mistake on this page? Tell us.');
});

test('without an address, a guide ends as it was written', () => {
  expect(endOf(null)).toBe('The last sentence.');
});
