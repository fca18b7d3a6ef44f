import {assumptions} from '@symblepay/openapi/assumptions';
import type {Heading, Link, ListItem, Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {phrasing} from '../quotes/markdown';
import {badgeClass} from './quotes';

/** Each page that marks something as assumed lists it once, folded, before where to go next. */
export function listAssumed() {
  return (tree: Root): void => {
    const badges = new Map<string, Link>();
    visit(tree as Nodes, 'link', (link: Link) => {
      const id = link.url.replace(/^.*#/, '');
      if (isBadge(link) && id in assumptions && !badges.has(id)) badges.set(id, link);
    });
    if (badges.size === 0) return;
    const next = tree.children.findIndex(isWhatNext);
    const at = next < 0 ? tree.children.length : next;
    tree.children.splice(at, 0, makeBox([...badges.values()]) as RootContent);
  };
}

function isBadge({data}: Link): boolean {
  const {className} = (data?.hProperties ?? {}) as {readonly className?: readonly string[]};
  return className?.includes(badgeClass) === true;
}

function isWhatNext(node: RootContent): boolean {
  return node.type === 'heading' && toString(node satisfies Heading) === 'What next';
}

function makeBox(badges: readonly Link[]): MdxJsxFlowElement {
  const items = badges.map(({title, url}): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [{type: 'link', url, children: phrasing(title ?? '')}],
      },
    ],
  }));
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: [
      {
        type: 'paragraph',
        data: {hName: 'summary'},
        children: phrasing('Documented and assumed'),
      },
      {
        type: 'paragraph',
        children: phrasing(
          'Everything on this page is documented unless a badge says otherwise. This page assumes:',
        ),
      },
      {type: 'list', spread: false, children: items},
    ],
  };
}
