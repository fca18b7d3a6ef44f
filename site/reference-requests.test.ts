// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pairRequests} from '@symblepay/reference/testing';
import {expect, test} from 'vitest';
import {published} from './published/testing/published';

const root = join(import.meta.dirname, '..');

const {document} = await published;

test.each([
  ['the published document', JSON.stringify(document), 23],
  ['e2e/fixture-site/api.yaml', readFileSync(join(root, 'e2e/fixture-site/api.yaml'), 'utf8'), 2],
])('%s: each form sends, as it opens, the request of the sample', async (_, text, calls) => {
  const pairs = await pairRequests(text);
  expect(pairs).toHaveLength(calls);
  for (const {ofForm, ofSample} of pairs) expect(ofForm).toEqual(ofSample);
});
