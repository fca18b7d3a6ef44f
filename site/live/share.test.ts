import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {decodeSteps, encodeSteps} from './share';
import type {Step} from './step';

const step: Step = {
  method: 'POST',
  path: '/v1/marketplace/users/connect',
  headers: {authorization: 'Bearer sandbox_key_gulerod', 'content-type': 'application/json'},
  body: '{"marketplaceUserId":"købmand-1"}',
};

test('a link carries the steps', async () => {
  const text = await encodeSteps([step, step, step]);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(300);
  expect(await decodeSteps(text)).toEqual([step, step, step]);
});

test('a link carries a single step too, and one without steps leads nowhere', async () => {
  expect(await decodeSteps(await encodeSteps([step]))).toEqual([step]);
  expect(await decodeSteps(await encodeSteps([]))).toBeUndefined();
});

test.each<[string, unknown]>([
  ['reads', {...step, method: 'GET'}],
  ['leads to another site', {...step, path: '//evil.example/v1/marketplace/'}],
  ['leads out of the API', {...step, path: '/docs'}],
  ['restores a state of its own', {...step, path: '/_sandbox/restore'}],
  ['climbs out of the API', {...step, path: '/v1/marketplace/../../_sandbox/reset'}],
  ['has a header that is none', {...step, headers: {'bad header': 'x'}}],
  ['has a header of other letters', {...step, headers: {a: 'Ā'}}],
  ['changes settings', {...step, path: '/_sandbox/settings'}],
  ['has a body that is not text', {...step, body: {a: 1}}],
  ['has headers that are not text', {...step, headers: {a: 1}}],
  ['is nothing', null],
])('a step that %s is refused', async (_, bad) => {
  expect(await decodeSteps(await encodeSteps([bad as Step]))).toBeUndefined();
});

test('too many steps, and a few bytes that unpack to very many, are refused', async () => {
  expect(await decodeSteps(await encodeSteps(Array<Step>(501).fill(step)))).toBeUndefined();
  const bomb = await encodeSteps([{...step, body: ' '.repeat(5_000_000)}]);
  expect(bomb.length).toBeLessThan(16_000);
  expect(await decodeSteps(bomb)).toBeUndefined();
});

test('10,000 broken links lead nowhere', async () => {
  const good = await encodeSteps([step]);
  const broken = fc
    .tuple(fc.nat(good.length - 1), fc.base64String(), fc.constantFrom('cut', 'mix', 'noise'))
    .map(([at, noise, kind]) => {
      if (kind === 'noise') return noise;
      return kind === 'cut' ? good.slice(0, at) : good.slice(0, at) + noise + good.slice(at + 1);
    });
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      const steps = await decodeSteps(text);
      // By chance a link may still be one; then it asks for nothing else than its kind may.
      expect(steps?.every(({path}) => path.startsWith('/v1/marketplace/')) ?? true).toBe(true);
    }),
    {numRuns: 10_000},
  );
});
