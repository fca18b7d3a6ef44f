import {assumptions} from '@symblepay/openapi/assumptions';
import {errorCatalogue} from '@symblepay/openapi/error-catalogue';
import type {Element} from 'hast';
import {routes} from '../../../routes';
import type {SearchEntry} from '../../../theme/search/search-index';
import {terms} from '../../glossary/terms';
import {elementText} from '../element-text';
import {findAll} from '../find-all';
import type {Section} from './cut-sections';
import {readProse} from './prose';

/** Every page ends with this one, a list of links to others. */
const linksOnward = 'what-next';

/** The sections of a guide, and the terms and assumptions that its lists explain. */
export function readGuide(path: string, sections: readonly Section[]): SearchEntry[] {
  return sections
    .filter(({id}) => id !== linksOnward)
    .flatMap((section) => [
      readSection(path, section),
      ...findAll(section.content, 'li').flatMap(readItem),
    ]);
}

function readSection(path: string, {id, heading: name, content}: Section): SearchEntry {
  const prose = readProse(content, isItem);
  if (path !== routes.errors || !(id in errorCatalogue)) {
    return {kind: 'Guide', id, name, text: prose};
  }
  const text = [prose, ...readMessages(content)].join(' ');
  return {kind: 'Error', id, name, text, alias: `Status ${readStatuses(content).join(', ')}`};
}

/** Those of the responses that were recorded for the error. */
function readStatuses(content: Element): string[] {
  const labels = findAll(content, 'pre').map(({properties}) => String(properties.dataLabel));
  return [...new Set(labels.filter((label) => /^\d{3}$/.test(label)))];
}

/** What the responses that were recorded for the error say themselves. */
function readMessages(content: Element): string[] {
  const messages = findAll(content, 'pre').flatMap(
    (response) => /"detail": "([^"]+)"/.exec(elementText(response))?.[1] ?? [],
  );
  return [...new Set(messages)];
}

function isItem({tagName, properties: {id = ''}}: Element): boolean {
  return tagName === 'li' && (id in terms || id in assumptions);
}

/** What is strong is its name. The rest explains a term, and says why something is assumed. */
function readItem(item: Element): SearchEntry[] {
  const [strong] = findAll(item, 'strong');
  if (!isItem(item) || strong === undefined) return [];
  const id = item.properties.id ?? '';
  const name = elementText(strong);
  if (id in assumptions) return [{kind: 'Assumption', id, name, text: ''}];
  const text = readProse(item, (element) => element === strong).replace(/^: /, '');
  return [{kind: 'Term', id, name, text}];
}
