import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {pagePath} from '../built-pages/page-path';
import {writeIndex} from './llms-index';
import {readTwin} from './to-markdown';

/**
 * Writes every guide as Markdown beside its page (`/docs/users.md`), and `/llms.txt`, which lists
 * them: for tools that read documentation, and readers who paste it into one. Made from the built
 * page, so that executed answers and quoted limits are in it.
 */
export default function markdownTwins({siteConfig}: LoadContext): Plugin {
  const {title, tagline, url} = siteConfig;
  return {
    name: 'markdown-twins',
    async postBuild({outDir}) {
      const files = globSync('docs/**/*.html', {cwd: outDir}).sort();
      const twins = await Promise.all(
        files.map(async (file) => {
          const path = pagePath(file);
          const html = await readFile(join(outDir, file), 'utf8');
          const twin = readTwin(html, file, `${url}${path}`);
          await writeFile(join(outDir, `${path}.md`), twin.markdown);
          return {...twin, address: `${url}${path}.md`};
        }),
      );
      await writeFile(join(outDir, 'llms.txt'), writeIndex({title, tagline, url}, twins));
    },
  };
}
