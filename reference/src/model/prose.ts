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

/** Beyond these, Markdown costs more than it gives: the text is shown as it stands. */
const longestMarkdown = 100_000;
const markdownOfDocument = 200_000;

/** Reads the texts of one document, which may repeat themselves but not go on for ever. */
export function createProseReader(): (text: string | undefined) => Prose {
  const known = new Map<string, Prose>();
  let left = markdownOfDocument;
  return (text) => {
    if (text === undefined || text.trim() === '') return [];
    if (isPlain(text) || isCostly(text)) return [element('p', [text])];
    const found = known.get(text);
    if (found) return found;
    left -= text.length;
    const prose = left < 0 ? [element('p', [text])] : readMarkdown(text);
    known.set(text, prose);
    return prose;
  };
}

const options = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** For texts of a sensible size. */
export function readMarkdown(text: string): Prose {
  const tree = fromMarkdown(text, options);
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

/**
 * One line of words with nothing that Markdown could read otherwise: most descriptions of fields.
 * The parser sets itself up anew for each text, which takes longer than reading a sentence.
 */
function isPlain(text: string): boolean {
  return /^[\p{L}(](?:[^\s\\`*_~[\]<>&|@]| (?! |$))*$/u.test(text) && !/https?:|www\./i.test(text);
}

/** Marks in each other, or too many in one paragraph, cost a parser more than they are worth. */
function isCostly(text: string): boolean {
  return (
    text.length > longestMarkdown ||
    /(?:>\s*){50}|(?:[[*_~(]\s*){200}|(?:[-+*] ){50}| {200}\S/.test(text) ||
    text.split(/\n\s*\n/).some((paragraph) => (paragraph.match(/[*_~[]/g)?.length ?? 0) > mostMarks)
  );
}

const mostMarks = 500;

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
