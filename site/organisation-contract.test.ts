import {basePath} from '@symblepay/openapi/operations';
import contract from '@symblepay/openapi/openapi.json';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {organisation} from './organisation';
import {readGuides} from './read-guides';
import {published} from './published/testing/published';

const {document} = await published;
/** Platforms whose own documentation the guides link to. */
const others = ['developer.apple.com', 'developer.android.com'];
const ours = [organisation.siteUrl, organisation.apiHost].map((url) => new URL(url).host);

/** Hosts of the organisation that a text names; in a shell pattern `??` stands for the slashes. */
function hostsIn(text: string): string[] {
  return [...text.matchAll(/https:(?:\/\/|\?\?)((?:developer|api)\.[\w.-]+\w)/g)].map(
    ([, host = '']) => host,
  );
}

test('openapi/openapi.yaml names the hosts of organisation.ts', () => {
  expect(contract.servers[0]?.url).toBe(`${organisation.apiHost}${basePath}`);
  expect(contract.info.contact.url).toBe(`${organisation.siteUrl}/docs/developer-support`);
});

test('whatever names a host of ours names that of organisation.ts', () => {
  const files = globSync('openapi/{openapi,schemas/*,paths/*}.yaml');
  const texts = [
    ...files.map((file) => ({file, text: readFileSync(file, 'utf8')})),
    ...readGuides().map(({file, body}) => ({file, text: body})),
    {file: 'the published document', text: JSON.stringify(document)},
  ];
  const named = texts.flatMap(({file, text}) => hostsIn(text).map((host) => ({file, host})));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({host}) => ![...ours, ...others].includes(host))).toEqual([]);
});
