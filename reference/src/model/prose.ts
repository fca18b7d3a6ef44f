import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {safeAddress} from './safe-address';

/** Text of a document as a tree of allow-listed elements: there is no place for anything else. */
export type Prose = readonly ProseNode[];
export type ProseNode = string | ProseElement;
export type ProseElement = {
  readonly tag: ProseTag;
  readonly href?: string;
  readonly children: Prose;
};
export type ProseTag =
  | 'p'
  | 'em'
  | 'strong'
  | 'del'
  | 'code'
  | 'pre'
  | 'a'
  | 'br'
  | 'hr'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

/** Beyond this, Markdown costs more than it gives: the text is shown as it stands. */
const longestMarkdown = 100_000;

export function readProse(text: string | undefined): Prose {
  if (text === undefined || text.trim() === '') return [];
  if (text.length > longestMarkdown || isDeeplyNested(text)) return [element('p', [text])];
  const tree = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const addresses = new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url]] : [],
    ),
  );
  return tree.children.flatMap((node) => convert(node, addresses));
}

export function proseText(prose: Prose): string {
  return prose
    .map((node) => (typeof node === 'string' ? node : proseText(node.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Quotes, lists and brackets in each other cost a parser and our stack more than their worth. */
function isDeeplyNested(text: string): boolean {
  return /(?:>\s*){50}|(?:[[*_~(]\s*){200}|(?:[-+*] ){50}| {200}\S/.test(text);
}

type Addresses = ReadonlyMap<string, string>;

function convert(node: RootContent, addresses: Addresses): Prose {
  const inside = (parent: {children: readonly Nodes[]}): Prose =>
    parent.children.flatMap((inner) => convert(inner as RootContent, addresses));
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'paragraph':
      return [element('p', inside(node))];
    case 'heading':
      return [element('p', [element('strong', inside(node))])];
    case 'emphasis':
      return [element('em', inside(node))];
    case 'strong':
      return [element('strong', inside(node))];
    case 'delete':
      return [element('del', inside(node))];
    case 'inlineCode':
      return [element('code', [node.value])];
    case 'code':
      return [element('pre', [element('code', [node.value])])];
    case 'break':
      return [element('br', [])];
    case 'thematicBreak':
      return [element('hr', [])];
    case 'blockquote':
      return [element('blockquote', inside(node))];
    case 'list':
      return [element(node.ordered ? 'ol' : 'ul', inside(node))];
    case 'listItem':
      return [element('li', unwrapParagraph(inside(node)))];
    case 'link':
      return link(node.url, inside(node));
    case 'linkReference':
      return link(addresses.get(node.identifier) ?? '', inside(node));
    case 'image':
      // An image would be fetched from elsewhere: its text stands for it.
      return link(node.url, [node.alt ?? node.url]);
    case 'imageReference':
      return link(addresses.get(node.identifier) ?? '', [node.alt ?? node.identifier]);
    case 'html':
      return /^<br\s*\/?>$/i.test(node.value) ? [element('br', [])] : [node.value];
    case 'table': {
      const [head, ...rows] = node.children;
      const row = (cells: readonly {children: PhrasingContent[]}[], tag: 'th' | 'td') =>
        element(
          'tr',
          cells.map((cell) => element(tag, inside(cell))),
        );
      return [
        element('table', [
          element('thead', head ? [row(head.children, 'th')] : []),
          element(
            'tbody',
            rows.map(({children}) => row(children, 'td')),
          ),
        ]),
      ];
    }
    default:
      return [];
  }
}

function link(url: string, children: Prose): Prose {
  const href = safeAddress(url);
  return href === undefined ? children : [{tag: 'a', href, children}];
}

function unwrapParagraph(children: Prose): Prose {
  const [only, ...rest] = children;
  return rest.length === 0 && typeof only === 'object' && only.tag === 'p'
    ? only.children
    : children;
}

function element(tag: ProseTag, children: Prose): ProseElement {
  return {tag, children};
}
