import {globSync} from 'tinyglobby';
import type {PagePass} from '../built-page';

const charset = /<meta charset="?UTF-8"?>/;

/** Asks for the text face together with the stylesheet: a page shows it only if both are there. */
export const preloadFont: PagePass = (pages, {outDir, baseUrl}) => {
  const [font, ...others] = globSync('assets/fonts/*.woff2', {cwd: outDir});
  if (font === undefined || others.length > 0) {
    throw new Error(`${outDir} has not one text face: ${[font, ...others].join(', ')}`);
  }
  const link = `<link rel="preload" as="font" type="font/woff2" href="${baseUrl}${font}" crossorigin>`;
  for (const page of pages) page.html = page.html.replace(charset, (tag) => `${tag}${link}`);
};
