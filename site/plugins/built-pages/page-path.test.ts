import {expect, test} from 'vitest';
import {pagePath} from './page-path';

test.each([
  ['index.html', '/'],
  ['docs/users.html', '/docs/users'],
  ['docs/users/index.html', '/docs/users'],
  ['docs/card-index.html', '/docs/card-index'],
])('%s is at %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
});
