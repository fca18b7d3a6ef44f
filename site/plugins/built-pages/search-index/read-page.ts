import type {Element} from 'hast';
import type {SearchPage} from '../../../theme/search/search-page';
import type {BuiltPage} from '../built-page';
import {elementText, isLeftOut} from '../element-text';
import {findAll} from '../find-all';
import {cutSections} from './cut-sections';

/** All text of a page, or of each section only the first paragraphs. */
export type Extent = 'all' | 'summary';

/** In the reference, a call's method and path are a paragraph and its description follows. */
const summary = {paragraphs: 2, characters: 600};

/** In characters: some twenty lines. */
const longListing = 800;

/** The main content of a built page, cut at its headings. */
export function readPage({tree, file}: BuiltPage, extent: Extent): Omit<SearchPage, 'path'> {
  const [main] = findAll(tree, 'main');
  const sections = main === undefined ? [] : cutSections(main);
  const title = sections[0]?.id === '' ? sections[0].heading : '';
  if (title === '') {
    throw new Error(
      `${file} has no <main> that begins with an h1, so search cannot name it. Give the page both.`,
    );
  }
  const read = extent === 'all' ? proseText : summarise;
  return {
    title,
    sections: sections.map(({id, heading, content}) => ({id, heading, text: read(content)})),
  };
}

/**
 * Without requests and responses: each is there in six languages, and fields are found by their names.
 * A long listing is found by the words around it. A badge says nothing about its sentence's subject,
 * and a milestone in the table of transitions is found where it is explained.
 */
function proseText(content: Element): string {
  return elementText(
    content,
    (element) =>
      isLeftOut(element) ||
      'dataCodeSample' in element.properties ||
      isLongListing(element) ||
      isBadge(element) ||
      element.tagName === 'samp',
  );
}

function isBadge({properties: {className}}: Element): boolean {
  return Array.isArray(className) && className.includes('assumed');
}

function isLongListing(element: Element): boolean {
  return element.tagName === 'pre' && elementText(element).length > longListing;
}

function summarise(content: Element): string {
  const paragraphs = findAll(content, 'p')
    .slice(0, summary.paragraphs)
    .map((paragraph) => elementText(paragraph));
  return paragraphs.join(' ').slice(0, summary.characters);
}
