import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PagePass} from '../built-page';
import {readingPaths} from '../../../reading-order';
import {writeIndex} from './llms-index';
import {readTwin} from './to-markdown';

/**
 * Writes every guide as Markdown beside its page (`/docs/users.md`), and `/llms.txt`, which lists
 * them: for tools that read documentation, and readers who paste it into one. Made from the built
 * page, so that executed examples and quoted limits are in it.
 */
export const writeTwins: PagePass = async (pages, {outDir, siteConfig}) => {
  const twins = pages
    .filter(({path}) => path.startsWith('/docs/'))
    .sort((one, other) => readingPaths.indexOf(one.path) - readingPaths.indexOf(other.path))
    .map((page) => ({...readTwin(page, siteConfig.url + page.path), path: `${page.path}.md`}));
  for (const {path, markdown} of twins) await writeFile(join(outDir, path), markdown);
  await writeFile(join(outDir, 'llms.txt'), writeIndex(siteConfig, twins));
};
