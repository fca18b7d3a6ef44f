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

/** Within this a parser's time grows with the text; beyond it, much faster. */
const longestMarkdown = 50_000;

/** Reads the texts of one document; one that is repeated is read once. */
export function createProseReader(): (text: string | undefined) => Prose {
  const known = new Map<string, Prose>();
  return (text) => {
    if (text === undefined || text.trim() === '') return [];
    if (isPlain(text)) return [element('p', [text])];
    const found = known.get(text);
    if (found) return found;
    const canFormat = text.length <= longestMarkdown && !isCostly(text);
    const prose = canFormat ? readMarkdown(text) : readPlain(text);
    known.set(text, prose);
    return prose;
  };
}

const shortestParagraph = 80;

/** The paragraphs as they are written: no more of them than a text of this length needs. */
function readPlain(text: string): Prose {
  const paragraphs = splitParagraphs(text);
  const most = Math.ceil(text.length / shortestParagraph);
  const shown = [...paragraphs.slice(0, most), paragraphs.slice(most).join('\n\n')];
  const note = element('em', ['This text is too long or too nested to be formatted.']);
  return [[note], ...shown.filter((each) => each !== '').map((each) => [each])].map((children) =>
    element('p', children),
  );
}

function splitParagraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
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
  return tree.children.flatMap((node) => convert(node, {addresses, isInLink: false}));
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
    /(?:>\s*){50}|(?:[[*_~(]\s*){200}|(?:[-+*] ){50}| {200}\S/.test(text) ||
    splitParagraphs(text).some((paragraph) => (paragraph.match(/[*_~[]/g)?.length ?? 0) > mostMarks)
  );
}

const mostMarks = 500;

type Place = {
  /** The definitions of `[a]: https://…`. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly isInLink: boolean;
};

function convert(node: RootContent, place: Place): Prose {
  const inside = (parent: {children: readonly Nodes[]}, isInLink = place.isInLink): Prose =>
    parent.children.flatMap((inner) => convert(inner as RootContent, {...place, isInLink}));
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
      return link(node.url, inside(node, true));
    case 'linkReference':
      return link(place.addresses.get(node.identifier) ?? '', inside(node, true));
    case 'image':
      return image(node.url, node.alt, place);
    case 'imageReference':
      return image(place.addresses.get(node.identifier) ?? '', node.alt, place);
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

/** An image would be fetched from elsewhere: its text stands for it. */
function image(url: string, alt: string | null | undefined, {isInLink}: Place): Prose {
  const text = alt ? [alt] : [];
  return isInLink ? text : link(url, text);
}

/** A link without a text is named by its address. */
function link(url: string, children: Prose): Prose {
  const named = proseText(children) === '' ? [url] : children;
  const href = safeAddress(url);
  return href === undefined ? named : [{tag: 'a', href, children: named}];
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
