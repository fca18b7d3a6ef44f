import type {Link, Nodes, Root, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {linkTerms} from './link-terms';

function linksOf(markdown: string, path?: string): readonly string[] {
  return linksIn(fromMarkdown(markdown), path);
}

function linksIn(tree: Root, path = '/site/docs/trades/index.mdx'): readonly string[] {
  linkTerms()(tree, new VFile({path}));
  const links: string[] = [];
  visit(tree as Nodes, 'link', (link: Link) => {
    links.push(`${toString(link)} ${link.url}`);
  });
  return links;
}

/** A head and a row, of one cell each. */
function tableOf(...cells: readonly string[]): Root {
  const rows = cells.map((value): TableRow => ({
    type: 'tableRow',
    children: [{type: 'tableCell', children: [{type: 'text', value}]}],
  }));
  return {type: 'root', children: [{type: 'table', children: rows}]};
}

test('the first use of a term leads to its meaning, and only the first', () => {
  expect(linksOf('The payer pays.\n\nThe payer approves.')).toEqual([
    'payer /docs/guidelines#payer',
  ]);
});

test('a term is found where it is strong, in a list and in a table', () => {
  expect(linksOf('The money is in **escrow**.')).toEqual(['escrow /docs/guidelines#escrow']);
  expect(linksOf('- Send an IBAN.')).toEqual(['IBAN /docs/guidelines#iban']);
  expect(linksIn(tableOf('Check', 'The KYC level'))).toEqual(['KYC /docs/guidelines#kyc']);
  expect(linksIn(tableOf('KYC', 'Level'))).toEqual([]);
});

test('a term that guides also write in other words is found in those', () => {
  expect(linksOf('Sign in with the national digital ID (MitID).')).toEqual([
    'national digital ID /docs/guidelines#mitid',
  ]);
});

test('the longest term wins', () => {
  expect(linksOf('A prioritized payee, then the payee.')).toEqual([
    'prioritized payee /docs/guidelines#prioritized-payee',
    'payee /docs/guidelines#payee',
  ]);
});

test('headings, code and links stay as they are, and so does the page of the glossary', () => {
  expect(linksOf('## The payer\n\n`payer` and [the payer](/x)')).toEqual(['the payer /x']);
  expect(linksOf('The payer pays.', '/site/docs/guidelines/index.mdx')).toEqual([]);
});
