import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {packIndex} from '../../../theme/search/search-index';
import type {PagePass} from '../built-page';
import {readOnce} from '../built-page';
import {readOpenQuestions} from './read-open-questions';
import {readPage} from './read-page';

/**
 * Writes `search-index.json`: what every built page says, by heading, field, value and term. It is
 * made from the HTML rather than the sources, so that pages made by React or from the contract are
 * found too, and every address exists.
 */
export const writeIndex: PagePass = async (pages, {outDir, baseUrl}) => {
  const all = pages
    .filter(({file}) => file !== '404.html')
    .map((page) => ({...readOnce(page, 'search', readPage), path: page.path}));
  const said = all.flatMap(({entries}) => entries.map(({text}) => text)).join('\n');
  const index = all.map(({path, title, entries}) => ({
    path: baseUrl + path.slice(1),
    title,
    entries: [...entries, ...readOpenQuestions(path, entries, said)],
  }));
  await writeFile(join(outDir, 'search-index.json'), packIndex(index));
};
