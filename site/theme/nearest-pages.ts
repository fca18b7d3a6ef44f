import {distance} from 'fastest-levenshtein';
import type {PageLink} from './list-pages';

/**
 * Pages ordered by how near their path is to the wrong one. Only the last segment is compared with
 * equal weight to the whole, so that `/register` finds `/docs/getting-started/register`.
 */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const wanted = path.toLowerCase();
  const score = (page: PageLink) =>
    Math.min(distance(wanted, page.path), distance(lastSegment(wanted), lastSegment(page.path)));
  return pages.toSorted((a, b) => score(a) - score(b));
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
