import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {Prose, ProseTag} from './prose';
import {element, proseText} from './prose';
import {safeAddress} from './safe-address';

const options = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** For text of a reasonable size only. */
export function readMarkdown(text: string): Prose {
  const tree = fromMarkdown(text, options);
  const addresses = new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url]] : [],
    ),
  );
  return tree.children.flatMap((node) => convert(node, {addresses, isInLink: false}));
}

type Surroundings = {
  /** The definitions of `[a]: https://…`. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly isInLink: boolean;
};

/** Nodes that become one element with their children inside. */
const tags: Partial<Record<Nodes['type'], ProseTag>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  break: 'br',
  thematicBreak: 'hr',
  blockquote: 'blockquote',
};

function convert(node: Nodes, around: Surroundings): Prose {
  const inside = (parent: Nodes, isInLink = around.isInLink): Prose =>
    'children' in parent
      ? parent.children.flatMap((inner) => convert(inner, {...around, isInLink}))
      : [];
  const tag = tags[node.type];
  if (tag) return [element(tag, inside(node))];
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'heading':
      return [element('p', [element('strong', inside(node))])];
    case 'inlineCode':
      return [element('code', [node.value])];
    case 'code':
      return [element('pre', [element('code', [node.value])])];
    case 'list':
      return [element(node.ordered ? 'ol' : 'ul', inside(node))];
    case 'listItem':
      return [element('li', unwrapParagraph(inside(node)))];
    case 'link':
      return link(node.url, inside(node, true));
    case 'linkReference':
      return link(around.addresses.get(node.identifier) ?? '', inside(node, true));
    case 'image':
      return image(node.url, node.alt, around);
    case 'imageReference':
      return image(around.addresses.get(node.identifier) ?? '', node.alt, around);
    case 'html':
      return /^<br\s*\/?>$/i.test(node.value) ? [element('br', [])] : [node.value];
    case 'table': {
      const [head = [], ...rows] = node.children.map((row, index) => [
        element(
          'tr',
          row.children.map((cell) => element(index === 0 ? 'th' : 'td', inside(cell))),
        ),
      ]);
      return [element('table', [element('thead', head), element('tbody', rows.flat())])];
    }
    default:
      return [];
  }
}

/** An image would be fetched from elsewhere: its alternative text replaces it. */
function image(url: string, alt: string | null | undefined, {isInLink}: Surroundings): Prose {
  const text = alt ? [alt] : [];
  return isInLink ? text : link(url, text);
}

/** A link without text shows its address. */
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
