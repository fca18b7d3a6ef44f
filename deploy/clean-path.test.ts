import {expect, test} from 'vitest';
import {cleanPath} from './clean-path';

test.each([
  ['/', null],
  ['/docs/users', null],
  ['/docs/users/', '/docs/users'],
  ['/docs/users.html', '/docs/users'],
  ['/docs/users/index.html', '/docs/users'],
  ['/index.html', '/'],
  ['//', '/'],
  ['//example.com/', '/example.com'],
  ['//example.com/index.html', '/example.com'],
  ['/\\example.com/', '/example.com'],
  ['/sitemap.xml', null],
])('%s is redirected to %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
