import {routes} from '../../../routes';
import type {SearchPage} from '../../../theme/search/search-index';
import type {BuiltPage} from '../built-page';
import {findAll} from '../find-all';
import {cutSections} from './cut-sections';
import {readGuide} from './read-guide';
import {readReference} from './read-reference';

/** What can be found on a built page, in the order of the page. */
export function readPage({tree, file, path}: BuiltPage): Omit<SearchPage, 'path'> {
  const [main] = findAll(tree, 'main');
  const sections = main === undefined ? [] : cutSections(main);
  const title = sections[0]?.id === '' ? sections[0].heading : '';
  if (title === '') {
    throw new Error(
      `${file} has no <main> that begins with an h1, so search cannot name it. Give the page both.`,
    );
  }
  const entries = path === routes.reference ? readReference(sections) : readGuide(path, sections);
  return {title, entries};
}
