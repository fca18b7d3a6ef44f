import {readingPaths} from '../../../reading-order';
import type {BuiltPage} from '../built-page';
import {readTwin} from './to-markdown';

/** The home page and every guide as Markdown, in reading order. */
export function readTwins(pages: readonly BuiltPage[], siteUrl: string) {
  const order = ['/', ...readingPaths];
  return pages
    .filter(({path}) => order.includes(path))
    .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .map((page) => ({...readTwin(page, siteUrl + page.path), path: page.path}));
}
