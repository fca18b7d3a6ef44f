import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {codeVersion} from '../../kept/code-version';
import {keep} from '../../kept/kept-file';
import type {BuiltPage, PagePass} from '../built-page';
import {readMeta, readOnce} from '../built-page';
import {cardPath} from './card-path';
import type {CardText} from './paint-card';

/** Paints a picture of each page's title and description for links shared elsewhere. */
export const paintCards: PagePass = async (pages, {outDir, generatedFilesDir, siteConfig}) => {
  const paint = createPainter(siteConfig.title);
  await Promise.all(
    pages.map(async (page) => {
      const path = cardPath(page.path);
      const text = readOnce(page, 'card', readText);
      const inputs = JSON.stringify([codeVersion(), siteConfig.title, text]);
      const picture = await keep(join(generatedFilesDir, 'kept', path), inputs, () => paint(text));
      const file = join(outDir, path);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, picture);
    }),
  );
};

/** Fonts, and what draws and paints, are only loaded when a picture is not there yet. */
function createPainter(siteTitle: string): (text: CardText) => Promise<Uint8Array> {
  const load = async () => {
    const {createCardArtist, paintCard} = await import('./paint-card');
    const draw = await createCardArtist(siteTitle);
    return async (text: CardText) => paintCard(await draw(text));
  };
  let painter: ReturnType<typeof load> | undefined;
  return async (text) => (await (painter ??= load()))(text);
}

function readText(page: BuiltPage): CardText {
  const text = {title: readMeta(page, 'og:title'), description: readMeta(page, 'description')};
  if (text.title === '' || text.description === '') {
    throw new Error(
      `${page.file} lacks a title or a description. Give the page both, in its front matter or its Layout.`,
    );
  }
  return text;
}
