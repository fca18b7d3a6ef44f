import contract from '@symblepay/openapi/openapi.json';
import {expect, test} from 'vitest';
import {organisation} from './organisation';

test('openapi/openapi.yaml names the hosts of organisation.ts', () => {
  expect(contract.servers[0]?.url).toBe(`${organisation.apiHost}/v1/marketplace`);
  expect(contract.info.contact.url).toBe(`${organisation.siteUrl}/docs/developer-support`);
});
