import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BuiltPage, PagePass} from '../built-page';
import {readMeta} from '../built-page';
import {cardPath} from './card-path';
import {keepPicture} from './keep-picture';
import type {CardText} from './paint-card';
import {createCardArtist, paintCard} from './paint-card';

/** Draws a picture of each page's title and description for links shared elsewhere. */
export const paintCards: PagePass = async (pages, {outDir, generatedFilesDir, siteConfig}) => {
  const draw = await createCardArtist(siteConfig.title);
  const kept = join(generatedFilesDir, 'social-cards');
  await Promise.all(
    pages.map(async (page) => {
      const file = join(outDir, cardPath(page.path));
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, await keepPicture(kept, await draw(readText(page)), paintCard));
    }),
  );
};

function readText(page: BuiltPage): CardText {
  const text = {title: readMeta(page, 'og:title'), description: readMeta(page, 'description')};
  if (text.title === '' || text.description === '') {
    throw new Error(
      `${page.file} lacks a title or a description. Give the page both, in its front matter or its Layout.`,
    );
  }
  return text;
}
