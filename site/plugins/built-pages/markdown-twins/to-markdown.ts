import type {Element, ElementContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {textOf} from '../../../theme/labelled-cells';
import type {BuiltPage} from '../built-page';
import {readMeta} from '../built-page';
import {elementText, isLeftOut} from '../element-text';
import {findAll} from '../find-all';
import {listHeadingIds} from './heading-ids';

export type Twin = ReturnType<typeof readTwin>;

/** A built page as Markdown. Of a request in several languages, only the first is kept. */
export function readTwin(page: BuiltPage, address: string) {
  const [article] = findAll(page.tree, page.path === '/' ? 'main' : 'article');
  const [heading] = article === undefined ? [] : findAll(article, 'h1');
  if (article === undefined || heading === undefined) {
    throw new Error(
      `${page.file} has no ${page.path === '/' ? '<main>' : '<article>'} with an h1, so it cannot be written as Markdown.`,
    );
  }
  const simple = simplify(article, address);
  return {
    title: elementText(heading),
    description: readMeta(page, 'description'),
    markdown: toMarkdown(beginWithTitle(toMdast(simple), address, listLanguages(article)), {
      extensions: [gfmToMarkdown({tablePipeAlign: false})],
      bullet: '-',
    }),
    headingIds: listHeadingIds(simple),
  };
}

/** Title and address come first: a text that was pasted elsewhere still says where it is from. */
function beginWithTitle(
  tree: ReturnType<typeof toMdast>,
  address: string,
  languages: readonly string[],
): Root {
  const blocks = tree.type === 'root' ? tree.children : [];
  const title = blocks.filter((node) => node.type === 'heading' && node.depth === 1);
  const link: RootContent = {
    type: 'paragraph',
    children: [{type: 'link', url: address, children: [{type: 'text', value: address}]}],
  };
  return {
    type: 'root',
    children: [
      ...title,
      link,
      ...(languages.length > 0 ? [nameLanguages(languages)] : []),
      ...blocks.filter((node) => !title.includes(node)),
    ],
  };
}

/** The languages of the page's requests that are not in the Markdown. */
function listLanguages(article: Element): readonly string[] {
  const samples = findAll(article, 'pre').filter(isRequest);
  return [...new Set(samples.map(({properties}) => String(properties.dataLabel)))];
}

function isRequest({properties: {dataVariant}}: Element): boolean {
  return typeof dataVariant === 'string' && /^[a-z]+$/.test(dataVariant) && dataVariant !== 'curl';
}

function nameLanguages(languages: readonly string[]): RootContent {
  const value = `Requests are in curl here; the page has them in ${languages.join(', ')} too.`;
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function simplify(element: Element, address: string): Element {
  const {tagName, properties, children} = element;
  if (tagName === 'pre') return toCode(element);
  const kept = 'dataCodeSample' in properties ? shownVariants(element) : children;
  return {
    ...element,
    properties: withWholeUrl(element, address),
    children: kept
      .filter(isSaid)
      .map((child) => (tagName === 'td' && isBreak(child) ? between : child))
      .map((child) => (child.type === 'element' ? simplify(child, address) : child)),
  };
}

/** A cell of a Markdown table has one line. */
const between: ElementContent = {type: 'text', value: '; '};

function isBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'br';
}

/** Links and pictures lead to the site, wherever the Markdown is read. */
function withWholeUrl({tagName, properties}: Element, address: string): Element['properties'] {
  const {href, src} = properties;
  if (tagName === 'a' && typeof href === 'string') return {href: new URL(href, address).href};
  if (tagName !== 'img' || typeof src !== 'string') return properties;
  return {...properties, src: new URL(src, address).href};
}

/**
 * Of two ways to follow a guide, the one that needs the page itself is not; nor is the second of two
 * pictures, which is there for the other colour mode.
 */
function isSaid(node: ElementContent): boolean {
  return node.type === 'element'
    ? !isLeftOut(node) &&
        node.properties.ariaHidden !== 'true' &&
        node.properties.dataWay !== 'page' &&
        !isForDarkMode(node)
    : node.type === 'text';
}

function isForDarkMode({properties: {className}}: Element): boolean {
  return (
    Array.isArray(className) && className.some((name) => name.startsWith('themedComponent--dark'))
  );
}

/** The first language of a request; each response with its status. */
function shownVariants(sample: Element): ElementContent[] {
  const [first, ...others] = findAll(sample, 'pre');
  if (first === undefined) return [];
  if (first.properties.dataVariant === 'curl') return [first];
  return [first, ...others].flatMap((pre) => {
    const label = String(pre.properties.dataLabel).replace(/^(?=\d)/, 'Response ');
    return [element('p', [{type: 'text', value: `${label}:`}]), pre];
  });
}

/** Code without its colours; what the page says about its language becomes the fence's. */
function toCode(pre: Element): Element {
  const [code] = findAll(pre, 'code');
  const named = code?.properties.className;
  const sample = pre.properties.dataVariant === 'curl' ? 'language-bash' : 'language-json';
  const className = Array.isArray(named) ? named : [sample];
  return {
    ...pre,
    children: [element('code', [{type: 'text', value: textOf(pre)}], {className})],
  };
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children};
}
