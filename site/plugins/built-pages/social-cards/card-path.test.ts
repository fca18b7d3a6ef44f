import {expect, test} from 'vitest';
import {cardPath} from './card-path';

test.each([
  ['/', '/social/home.png'],
  ['/docs/trades', '/social/docs/trades.png'],
  ['/404.html', '/social/404.png'],
  ['/index.html', '/social/home.png'],
  ['/docs/card-index.html', '/social/docs/card-index.png'],
  ['/docs/trades/', '/social/docs/trades.png'],
])('the card of %s is %s', (path, card) => {
  expect(cardPath(path)).toBe(card);
});
