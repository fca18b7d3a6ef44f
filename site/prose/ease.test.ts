import {expect, test} from 'vitest';
import {readGuides} from '../read-guides';
import {measureEase} from './ease';
import {readProse} from './read-prose';

/** The ease of each guide before its words were written anew (decisions/0047): no page falls below. */
const floors: Readonly<Record<string, number>> = {
  'developer-support.mdx': 78.1,
  'getting-started/index.mdx': 81.6,
  'getting-started/obtain-api-key.mdx': 82.6,
  'getting-started/open-api-documentation.mdx': 72.0,
  'getting-started/production-access.mdx': 66.8,
  'getting-started/register.mdx': 63.3,
  'getting-started/testing.mdx': 75.4,
  'guidelines/api-key-security.mdx': 77.9,
  'guidelines/environments.mdx': 70.8,
  'guidelines/errors.mdx': 72.6,
  'guidelines/index.mdx': 78.0,
  'guidelines/webhooks.mdx': 74.4,
  'trades/index.mdx': 83.0,
  'trades/initiate-new-trade.mdx': 84.2,
  'trades/trade-details.mdx': 84.9,
  'trades/trade-status-page.mdx': 87.3,
  'users/connect-user-with-symblepay.mdx': 78.1,
  'users/index.mdx': 66.1,
  'users/let-user-choose-payout-account.mdx': 83.2,
  'users/user-details.mdx': 71.0,
};

const eases = readGuides().map((guide) => ({
  file: guide.file,
  ease: measureEase(readProse(guide).text).ease,
}));

test('no guide reads harder than before its words were written anew', () => {
  expect(eases.map(({file}) => file)).toEqual(Object.keys(floors));
  expect(eases.filter(({file, ease}) => ease < (floors[file] ?? Infinity))).toEqual([]);
});

test('the median ease of the guides has risen', () => {
  expect(median(eases.map(({ease}) => ease))).toBeGreaterThan(median(Object.values(floors)) + 0.5);
});

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}
