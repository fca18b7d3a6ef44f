import type {Nodes, PhrasingContent, Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {terms} from './terms';

const glossary = '/docs/guidelines';

/** The first use of a term on a page leads to its meaning. */
export function linkTerms() {
  return (tree: Root, file: VFile): void => {
    if (file.path.endsWith('/guidelines/index.mdx')) return;
    const open = new Map(
      Object.entries(terms).map(([id, {name, written}]) => [
        id,
        new RegExp(`\\b(?:${(written ?? [name.toLowerCase()]).join('|')})s?\\b`, 'i'),
      ]),
    );
    visit(tree as Nodes, (node, index) => {
      // The head of a table becomes the labels of its cells, where a link would not be seen.
      if (node.type === 'tableRow' && index === 0) return SKIP;
      if (node.type !== 'paragraph' && node.type !== 'tableCell') return CONTINUE;
      node.children = node.children.flatMap((child) => linkFirst(child, open));
      return SKIP;
    });
  };
}

/** What stands in a sentence, plain or strong; the longest term wins, so that it is not cut in two. */
function linkFirst(child: PhrasingContent, open: Map<string, RegExp>): PhrasingContent[] {
  if (child.type === 'strong') {
    return [{...child, children: child.children.flatMap((part) => linkFirst(part, open))}];
  }
  if (child.type !== 'text') return [child];
  const found = [...open]
    .map(([id, pattern]) => ({id, match: pattern.exec(child.value)}))
    .filter(({match}) => match !== null)
    .sort((one, other) => (other.match?.[0].length ?? 0) - (one.match?.[0].length ?? 0));
  const [{id, match} = {id: '', match: null}] = found;
  if (!match) return [child];
  open.delete(id);
  const before = child.value.slice(0, match.index);
  const after = child.value.slice(match.index + match[0].length);
  return [
    ...linkFirst({type: 'text', value: before}, open),
    {type: 'link', url: `${glossary}#${id}`, children: [{type: 'text', value: match[0]}]},
    ...linkFirst({type: 'text', value: after}, open),
  ];
}
