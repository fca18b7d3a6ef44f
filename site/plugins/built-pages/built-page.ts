import type {Props} from '@docusaurus/types';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {findAll} from './find-all';

export type BuiltPage = {
  /** Relative to the build folder: `docs/users.html`. */
  readonly file: string;
  /** Where readers find it: `/docs/users`. */
  readonly path: string;
  /** The page as Docusaurus built it. */
  readonly tree: Root;
  /** The page as it will be written after the last pass. */
  html: string;
};

/** Something that is done with all pages once they are built. */
export type PagePass = (
  pages: readonly BuiltPage[],
  site: Pick<Props, 'outDir' | 'generatedFilesDir' | 'baseUrl' | 'siteConfig'>,
) => Promise<void> | void;

export function parsePage(file: string, html: string): BuiltPage {
  const path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  return {file, path, tree: fromHtml(html), html};
}

/** What the page says about itself in its head, under `og:title` for example. */
export function readMeta({tree}: BuiltPage, name: string): string {
  const tag = findAll(tree, 'meta').find(
    ({properties}) => properties.name === name || properties.property === name,
  );
  return tag?.properties.content ?? '';
}
