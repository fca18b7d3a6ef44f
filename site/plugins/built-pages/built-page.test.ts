import {expect, test} from 'vitest';
import {parsePage, readMeta} from './built-page';

test.each([
  ['index.html', '/'],
  ['docs/users.html', '/docs/users'],
  ['docs/users/index.html', '/docs/users'],
  ['docs/card-index.html', '/docs/card-index'],
])('%s is at %s', (file, path) => {
  expect(parsePage(file, '').path).toBe(path);
});

test('a page says things about itself by name or by property', () => {
  const page = parsePage(
    'index.html',
    '<meta name="description" content="All of it"><meta property="og:title" content="Home">',
  );
  expect(['description', 'og:title', 'author'].map((name) => readMeta(page, name))).toEqual([
    'All of it',
    'Home',
    '',
  ]);
});
