import {expect, test} from 'vitest';
import {nearest} from './nearest';

const paths = ['/docs/trades', '/docs/getting-started/register', '/docs/guidelines/webhooks'];

test.each([
  ['/docs/trade', '/docs/trades'],
  ['/Register', '/docs/getting-started/register'],
  ['/docs/guidelines/webhook/', '/docs/guidelines/webhooks'],
  ['/', '/docs/trades'],
])('%s is nearest to %s', (wrong, right) => {
  expect(nearest(wrong, paths)[0]).toBe(right);
});

test('capitals make no difference', () => {
  const fields = ['initiate-trade.query.page', 'initiate-trade.query.paidBy'];
  expect(nearest('initiate-trade.qery.PAIDBY', fields)[0]).toBe('initiate-trade.query.paidBy');
});
