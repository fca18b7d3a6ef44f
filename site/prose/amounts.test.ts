import {expect, test} from 'vitest';
import {published} from '../published/testing/published';
import type {Guide} from '../read-guides';
import {readGuides} from '../read-guides';
import {readProse} from './read-prose';

const {recordings} = await published;

test('every amount that a guide speaks of was sent or came back in one of its scenarios', () => {
  const amounts = readGuides().flatMap((guide) => {
    const played = amountsPlayedFor(guide);
    return amountsIn(readProse(guide).text).map((amount) => ({
      amount: `${guide.file}: ${amount}`,
      isPlayed: played.has(amount),
    }));
  });
  expect(amounts.length).toBeGreaterThan(20);
  expect(amounts.filter(({isPlayed}) => !isPlayed)).toEqual([]);
});

/** Numbers before a currency, with thousands, or with two decimals that are not a version. */
function amountsIn(text: string): readonly number[] {
  const withoutVersions = text.replace(/\b(Node(\.js)?|Python|[a-z]+-[a-z]+) [\d.]+/g, '');
  const amounts = /[\d,]+(?:\.\d+)?(?= kr\.| DKK)|\b[\d,]+\.\d{2}\b|\b\d{1,3}(?:,\d{3})+\b/g;
  return [...withoutVersions.matchAll(amounts)].map(([text]) => Number(text.replaceAll(',', '')));
}

function amountsPlayedFor({body}: Guide): ReadonlySet<number> {
  const names = body.matchAll(/scenario="([^"]+)"/g);
  const played = [...names].map(([, name = '']) => JSON.stringify(recordings.get(name)));
  return new Set(played.flatMap((text) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number)));
}
