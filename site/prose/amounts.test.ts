import {expect, test} from 'vitest';
import {published} from '../published/testing/published';
import type {Guide} from '../read-guides';
import {readGuides} from '../read-guides';
import {readProse} from './read-prose';

const {recordings} = await published;

test('every amount that a guide speaks of was sent, came back in one of its scenarios, or is a right difference', () => {
  const amounts = readGuides().flatMap((guide) => {
    const played = amountsPlayedFor(guide);
    const {text} = readProse(guide);
    const known = new Set([...played, ...differencesIn(text)]);
    return amountsIn(text).map((amount) => ({
      amount: `${guide.file}: ${amount}`,
      isPlayed: known.has(amount),
    }));
  });
  expect(amounts.length).toBeGreaterThan(20);
  expect(amounts.filter(({isPlayed}) => !isPlayed)).toEqual([]);
});

/** Numbers before a currency, with thousands, or with two decimals that are not a version. */
function amountsIn(text: string): readonly number[] {
  const withoutVersions = text.replace(/\b(Node(\.js)?|Python|[a-z]+-[a-z]+) [\d.]+/g, '');
  const amounts = /[\d,]+(?:\.\d+)?(?= kr\.| DKK)|\b[\d,]+\.\d{2}\b|\b\d{1,3}(?:,\d{3})+\b/g;
  return [...withoutVersions.matchAll(amounts)].map(([text]) => read(text));
}

/** What a guide works out before the reader: 1,764.00 − 45.00 = 1,719.00. */
function differencesIn(text: string): readonly number[] {
  return [...text.matchAll(/([\d,.]+) − ([\d,.]+) = ([\d,]+\.\d{2})/g)]
    .map(([, from = '', less = '', left = '']) => [read(from), read(less), read(left)] as const)
    .filter(([from, less, left]) => (from - less).toFixed(2) === left.toFixed(2))
    .map(([, , left]) => left);
}

function read(amount: string): number {
  return Number(amount.replaceAll(',', ''));
}

function amountsPlayedFor({body}: Guide): ReadonlySet<number> {
  const names = body.matchAll(/scenario="([^"]+)"/g);
  const played = [...names].map(([, name = '']) => JSON.stringify(recordings.get(name)));
  return new Set(played.flatMap((text) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number)));
}
