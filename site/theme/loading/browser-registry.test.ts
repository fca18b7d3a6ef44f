import {expect, test} from 'vitest';
import {browserRegistry} from './browser-registry';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const registry = [
  'export default {',
  entry('a1', '@site/docs/trades.mdx'),
  entry('b2', '@theme/DocItem'),
  entry('c3', '@site/src/pages/late.md'),
  entry('d4', '@theme/MDXPage'),
  // The framework writes the end of the object behind the last entry.
  `${entry('e5', '@site/docs/users.mdx')}};`,
].join('\n');

const routes = {
  '/docs/trades-1f0': {__comp: 'b2', content: 'a1'},
  '/docs/users-3d0': {__comp: 'b2', content: 'e5'},
  '/late-2e0': {__comp: 'd4', content: 'c3'},
};

test('a guide is loaded from its page, its frame with the site, other pages as before', () => {
  expect(browserRegistry(registry, routes, '/page-store.ts').split('\n')).toEqual([
    'import {loadPage} from "/page-store.ts";',
    'export default {',
    '  "a1": [() => loadPage("/docs/trades")],',
    entry('b2', '@theme/DocItem').replace('webpackChunkName: "b2"', 'webpackMode: "eager"'),
    entry('c3', '@site/src/pages/late.md'),
    entry('d4', '@theme/MDXPage'),
    '  "e5": [() => loadPage("/docs/users")],};',
  ]);
});

test.each(['export default new Map();', `${registry}\n  f6: [() => import("@site/docs/a.mdx")],`])(
  'a registry of another form stops the build',
  (other) => {
    expect(() => browserRegistry(other, routes, '/page-store.ts')).toThrow(
      'The registry of chunks has another form than expected.',
    );
  },
);
