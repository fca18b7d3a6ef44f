import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';

const folder = 'site/build';

type Page = {
  /** In the order of the page, repeated as often as they occur. */
  readonly ids: readonly string[];
  readonly links: readonly string[];
};

const files = new Set(globSync('**/*', {cwd: folder, dot: true}).map((file) => `/${file}`));
let pages: ReadonlyMap<string, Page>;

test.beforeAll(() => {
  pages = new Map(
    globSync('**/*.html', {cwd: folder}).map((file) => [
      `/${file.replace(/(?:^index)?\.html$/, '')}`,
      readPage(join(folder, file)),
    ]),
  );
});

function readPage(file: string): Page {
  const ids: string[] = [];
  const links: string[] = [];
  visit(fromHtml(readFileSync(file, 'utf8')), 'element', ({tagName, properties}) => {
    if (typeof properties.id === 'string') {
      ids.push(properties.id);
    }
    if (tagName === 'a' && typeof properties.href === 'string') {
      links.push(properties.href);
    }
  });
  return {ids, links};
}

function problemOf(link: string, from: string): string | null {
  const {origin, pathname, hash} = new URL(link, `http://docs.local${from}`);
  if (origin !== 'http://docs.local') {
    return null;
  }
  const page = pages.get(pathname);
  if (page === undefined) {
    return files.has(pathname) ? null : `${link} leads to no page`;
  }
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || page.ids.includes(id) ? null : `${link} leads to no anchor`;
}

test('every link and every anchor of every page leads somewhere', () => {
  const problems = [...pages].flatMap(([path, {links}]) =>
    links
      .map((link) => problemOf(link, path))
      .filter((problem) => problem !== null)
      .map((problem) => `${path}: ${problem}`),
  );
  expect(pages.size).toBeGreaterThan(20);
  expect([...new Set(problems)]).toEqual([]);
});

test('no id stands twice in a page', () => {
  const repeated = [...pages].flatMap(([path, {ids}]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  );
  expect(repeated).toEqual([]);
});
