import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import {cardPath} from './card-path';
import {createCardPainter} from './paint-card';
import {readPageText} from './read-page-text';

/** Draws a picture of each page's title and description for links shared elsewhere. */
export default function socialCards({siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    getThemePath: () => './theme',
    async postBuild({outDir}) {
      const paint = await createCardPainter(siteConfig.title);
      for (const page of globSync('**/*.html', {cwd: outDir}).sort()) {
        const text = readPageText(await readFile(join(outDir, page), 'utf8'), page);
        const file = join(outDir, cardPath(`/${page}`));
        await mkdir(dirname(file), {recursive: true});
        await writeFile(file, await paint(text));
      }
    },
  };
}
