import type {Association, Nodes} from 'mdast';
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

type Converters = {
  readonly [Type in Nodes['type']]?: (
    node: Extract<Nodes, {type: Type}>,
    around: Surroundings,
  ) => Prose;
};

const converters: Converters = {
  text: ({value}) => [value],
  paragraph: wrapIn('p'),
  emphasis: wrapIn('em'),
  strong: wrapIn('strong'),
  delete: wrapIn('del'),
  break: wrapIn('br'),
  thematicBreak: wrapIn('hr'),
  blockquote: wrapIn('blockquote'),
  heading: (node, around) => [element('p', wrapIn('strong')(node, around))],
  inlineCode: ({value}) => [element('code', [value])],
  code: ({value}) => [element('pre', [element('code', [value])])],
  list: (node, around) => wrapIn(node.ordered ? 'ol' : 'ul')(node, around),
  listItem: (node, around) => [element('li', unwrapParagraph(inside(node, around)))],
  link: (node, around) => link(node.url, inside(node, {...around, isInLink: true})),
  linkReference: (node, around) =>
    link(addressOf(node, around), inside(node, {...around, isInLink: true})),
  image: (node, around) => image(node.url, node.alt, around),
  imageReference: (node, around) => image(addressOf(node, around), node.alt, around),
  html: ({value}) => (/^<br\s*\/?>$/i.test(value) ? [element('br', [])] : [value]),
  table(node, around) {
    const [head = [], ...rows] = node.children.map((row, index) => {
      const cells = row.children.flatMap((cell) => wrapIn(index === 0 ? 'th' : 'td')(cell, around));
      return [element('tr', cells)];
    });
    return [element('table', [element('thead', head), element('tbody', rows.flat())])];
  },
};

function convert(node: Nodes, around: Surroundings): Prose {
  const converter = converters[node.type] as ReturnType<typeof wrapIn> | undefined;
  return converter?.(node, around) ?? [];
}

function wrapIn(tag: ProseTag) {
  return (node: Nodes, around: Surroundings): Prose => [element(tag, inside(node, around))];
}

function inside(node: Nodes, around: Surroundings): Prose {
  return 'children' in node ? node.children.flatMap((inner) => convert(inner, around)) : [];
}

function addressOf({identifier}: Association, {addresses}: Surroundings): string {
  return addresses.get(identifier) ?? '';
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
