import type {Props} from '@docusaurus/types';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {findAll} from './find-all';

export type BuiltPage = {
  /** Relative to the build folder: `docs/users.html`. */
  readonly file: string;
  /** Where readers find it: `/docs/users`. */
  readonly path: string;
  /** The page as Docusaurus built it. It is parsed when somebody asks for it. */
  readonly tree: Root;
  /** As JSON, what passes have read from the page: see `readOnce`. */
  readonly readings: Readings;
  /** The page as it will be written after the last pass. */
  html: string;
};

export type Readings = Record<string, string>;

/** Something that is done with all pages once they are built. */
export type PagePass = (
  pages: readonly BuiltPage[],
  site: Pick<Props, 'outDir' | 'generatedFilesDir' | 'baseUrl' | 'siteConfig' | 'plugins'>,
) => Promise<void> | void;

export function parsePage(file: string, html: string, readings: Readings = {}): BuiltPage {
  const path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  let tree: Root | undefined;
  return {
    file,
    path,
    html,
    readings,
    get tree() {
      return (tree ??= fromHtml(html));
    },
  };
}

/**
 * What `read` finds on the page, or found when an earlier build made the same page. So it is JSON and
 * depends on nothing but the page, the site's address and our code.
 */
export function readOnce<Reading>(
  page: BuiltPage,
  name: string,
  read: (page: BuiltPage) => Reading,
): Reading {
  const reading = (page.readings[name] ??= JSON.stringify(read(page)));
  return JSON.parse(reading) as Reading;
}

/** What the page says about itself in its head, under `og:title` for example. */
export function readMeta({tree}: BuiltPage, name: string): string {
  const tag = findAll(tree, 'meta').find(
    ({properties}) => properties.name === name || properties.property === name,
  );
  return tag?.properties.content ?? '';
}
