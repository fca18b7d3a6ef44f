import {readingPaths} from '../../../reading-order';
import type {BuiltPage} from '../built-page';
import {readOnce} from '../built-page';
import type {Twin} from './to-markdown';
import {readTwin} from './to-markdown';

type PageTwin = Twin & {readonly path: string};

const known = new WeakMap<readonly BuiltPage[], readonly PageTwin[]>();

/** The home page and every guide as Markdown, in reading order. Two passes ask for them. */
export function readTwins(pages: readonly BuiltPage[], siteUrl: string): readonly PageTwin[] {
  const twins = known.get(pages) ?? read(pages, siteUrl);
  known.set(pages, twins);
  return twins;
}

function read(pages: readonly BuiltPage[], siteUrl: string): readonly PageTwin[] {
  const order = ['/', ...readingPaths];
  return pages
    .filter(({path}) => order.includes(path))
    .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .map((page) => ({
      ...readOnce(page, 'markdown', () => readTwin(page, siteUrl + page.path)),
      path: page.path,
    }));
}
