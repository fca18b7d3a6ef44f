import {assumptions} from '@symblepay/openapi/assumptions';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {listAssumed} from './list-assumed';
import {markAssumed} from './quotes';

const {'fee-sum': feeSum, 'payout-order': payoutOrder} = assumptions;

/** A guide whose paragraphs end with the badges of these entries. */
function guideWith(...ids: readonly string[]): Root {
  const tree: Root = fromMarkdown('# Fees\n\n## What next\n\nTest them.');
  const paragraphs = ids.map((id) => ({
    type: 'paragraph' as const,
    children: [{type: 'text' as const, value: 'A rule '}, ...markAssumed(assumptions, id)],
  }));
  tree.children.splice(1, 0, ...paragraphs);
  listAssumed()(tree);
  return tree;
}

function boxesOf({children}: Root): readonly Nodes[] {
  return children.filter((node: Nodes) => node.type === 'mdxJsxFlowElement');
}

test('a guide has one box, before where to go next, with each assumption once', () => {
  const tree = guideWith('fee-sum', 'payout-order', 'fee-sum');
  const [box, ...others] = boxesOf(tree);
  expect(others).toEqual([]);
  expect(toString(tree.children.at(-2))).toBe('What next');
  expect(tree.children.at(-3)).toBe(box);
  const text = toString(box);
  expect(text).toMatch(/^Documented and assumed/);
  for (const {statement} of [feeSum, payoutOrder]) {
    expect(text.split(statement.replaceAll('`', ''))).toHaveLength(2);
  }
});

test('a guide that assumes nothing has no box', () => {
  expect(boxesOf(guideWith())).toEqual([]);
});
