import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {pagePath} from '../built-pages/page-path';
import {readPage, type SearchPage} from './read-page';

export type SearchIndexOptions = {
  /** Pages of which only headings and the first paragraphs below them are searched. */
  readonly summarised: readonly string[];
};

/**
 * Writes `search-index.json`: the text of every built page, by heading. It reads the HTML and not
 * the sources, so that pages made by React or from the contract are found too.
 */
export default function searchIndex(
  {baseUrl}: LoadContext,
  {summarised}: PluginOptions & SearchIndexOptions,
): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir}) {
      const files = globSync('**/*.html', {cwd: outDir, ignore: ['404.html']}).sort();
      const pages = await Promise.all(
        files.map(async (file): Promise<SearchPage> => {
          const path = pagePath(file);
          const html = await readFile(join(outDir, file), 'utf8');
          const extent = summarised.includes(path) ? 'summary' : 'all';
          return {path: baseUrl + path.slice(1), ...readPage(html, file, extent)};
        }),
      );
      await writeFile(join(outDir, 'search-index.json'), JSON.stringify(pages));
    },
  };
}
