import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {routes} from '../../../routes';
import type {PagePass} from '../built-page';
import {readPage} from './read-page';

/**
 * Writes `search-index.json`: the text of every built page, by heading. It is made from the HTML
 * rather than the sources, so that pages made by React or from the contract are found too.
 */
export const writeIndex: PagePass = async (pages, {outDir, baseUrl}) => {
  const index = pages
    .filter(({file}) => file !== '404.html')
    .map((page) => ({
      path: baseUrl + page.path.slice(1),
      ...readPage(page, page.path === routes.reference ? 'summary' : 'all'),
    }));
  await writeFile(join(outDir, 'search-index.json'), JSON.stringify(index));
};
