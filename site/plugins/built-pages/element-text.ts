import type {Element, ElementContent} from 'hast';

/** Navigation and controls: they are not part of what a page says. */
const leftOutTags = [
  'aside',
  'button',
  'fieldset',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
];
const leftOutClasses = ['hash-link', 'theme-doc-toc-desktop', 'theme-doc-toc-mobile'];

/** Words inside these may be joined to the ones beside them; all others are surrounded by spaces. */
const inlineTags = [
  ...['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
];

/** The element's text as a reader sees it, on one line. */
export function elementText(element: Element, leavesOut = isLeftOut): string {
  return joinChildren(element, leavesOut).replace(/\s+/g, ' ').trim();
}

export function isLeftOut({tagName, properties}: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    leftOutTags.includes(tagName) ||
    leftOutClasses.some((name) => classes.includes(name)) ||
    'dataPageActions' in properties
  );
}

type LeavesOut = (element: Element) => boolean;

function joinChildren({children}: Element, leavesOut: LeavesOut): string {
  return children.reduce((before, node) => before + nodeText(node, before, leavesOut), '');
}

function nodeText(node: ElementContent, before: string, leavesOut: LeavesOut): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  if (leavesOut(node)) return '';
  // A badge directly before code, as in `POST` `/v1/trades`, is a word of its own.
  const isBadged = node.tagName === 'code' && /\w$/.test(before);
  const isInline = inlineTags.includes(node.tagName);
  return (isInline && !isBadged ? '' : ' ') + joinChildren(node, leavesOut) + (isInline ? '' : ' ');
}
