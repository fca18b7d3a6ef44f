// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pairRequests} from '@symblepay/reference/testing';
import {expect, test, vi} from 'vitest';

/** Every form of the contract is rendered. */
vi.setConfig({testTimeout: 60_000});

const root = join(import.meta.dirname, '..');

test.each([
  ['openapi/dist/openapi.json', 23],
  ['e2e/fixture-site/api.yaml', 2],
])('%s: each form sends, as it opens, the request of the sample', async (file, calls) => {
  const pairs = await pairRequests(readFileSync(join(root, file), 'utf8'));
  expect(pairs).toHaveLength(calls);
  for (const {ofForm, ofSample} of pairs) expect(ofForm).toEqual(ofSample);
});
