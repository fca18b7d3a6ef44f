import {expect, test} from 'vitest';
import {nearestPages} from './nearest-pages';

const pages = [
  {path: '/docs/trades', title: 'Trades'},
  {path: '/docs/getting-started/register', title: 'Register'},
  {path: '/docs/guidelines/webhooks', title: 'Webhooks'},
];

test.each([
  ['/docs/trade', '/docs/trades'],
  ['/Register', '/docs/getting-started/register'],
  ['/docs/guidelines/webhook/', '/docs/guidelines/webhooks'],
  ['/', '/docs/trades'],
])('%s is nearest to %s', (wrong, nearest) => {
  expect(nearestPages(wrong, pages)[0]?.path).toBe(nearest);
});
