import {expect, test} from 'vitest';
import {published} from './testing/published';

const {recordings} = await published;

test('a user of the examples, person or company, has one id at Symblepay', () => {
  const pairs = new Set<string>();
  for (const {steps} of recordings.values()) {
    for (const step of steps) {
      if (step.kind !== 'call' || step.status !== 200) continue;
      const {symblepayUserId, userId = step.parameters.marketplaceUserId} = step.response as {
        readonly symblepayUserId?: string;
        readonly userId?: string;
      };
      if (symblepayUserId !== undefined) pairs.add(`${String(userId)}: ${symblepayUserId}`);
    }
  }
  const ids = [...pairs].map((pair) => pair.split(': ')[0]);
  expect(ids).toContain('12345674-1012345679');
  expect([...new Set(ids)]).toEqual(ids);
});

/** Each item, with an advertisement that a call about it names. */
const named = [...recordings.values()].flatMap(({steps}) => {
  const titles = new Map<unknown, unknown>();
  return steps.flatMap((step) => {
    if (step.kind !== 'call' || step.status !== 200) return [];
    const body = (step.body ?? {}) as {readonly title?: unknown};
    const {tradeId} = step.response as {readonly tradeId?: unknown};
    if (step.operationId === 'initiateTrade') titles.set(tradeId, body.title);
    const title = titles.get(step.parameters.tradeId ?? tradeId);
    return listTexts(body)
      .flatMap((text) => text.match(/\bad-\d+/g) ?? [])
      .map((ad) => [title, ad] as const);
  });
});

test('an item of the examples has one advertisement, and an advertisement one item', () => {
  const pairs = new Set(named.map((pair) => pair.join(': ')));
  expect(new Set(named.map(([title]) => title)).size).toBe(pairs.size);
  expect(new Set(named.map(([, ad]) => ad)).size).toBe(pairs.size);
  expect(pairs).toContain('Film camera: ad-7781204');
  expect(pairs).toContain('Mountain bike: ad-7750318');
});

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
