import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import type {BuiltPage, PagePass} from '../built-page';
import {readOnce} from '../built-page';
import {unsetClasses} from './unset-classes';
import {usedStyles} from './used-styles';

/** Removes what no page uses from the shared stylesheet, and renames it after its new content. */
export const shrinkStylesheets: PagePass = async (pages, {outDir, siteConfig}) => {
  const read = (files: readonly string[]) =>
    Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  const [sheet, ...others] = globSync('assets/css/styles.*.css', {cwd: outDir});
  if (sheet === undefined || others.length > 0) {
    throw new Error(
      `${outDir} has not one stylesheet for all pages: ${[sheet, ...others].join(', ')}`,
    );
  }
  const [css = ''] = await read([sheet]);
  const parts = globSync(['assets/js/*.js', 'assets/css/*.css'], {cwd: outDir, ignore: [sheet]});
  const shrunk = usedStyles(
    css,
    [...pages.map((page) => readOnce(page, 'classes', classNames)), ...(await read(parts))],
    unsetClasses(siteConfig.themeConfig),
  );
  const hash = createHash('sha256').update(shrunk).digest('hex').slice(0, 8);
  const renamed = `assets/css/styles.${hash}.css`;
  await rm(join(outDir, sheet));
  await writeFile(join(outDir, renamed), shrunk);
  for (const page of pages) page.html = page.html.replaceAll(sheet, renamed);
};

function classNames({tree}: BuiltPage): string {
  const found = new Set<string | number>();
  visit(tree, 'element', ({properties: {className}}) => {
    if (Array.isArray(className)) for (const name of className) found.add(name);
  });
  return [...found].join(' ');
}
