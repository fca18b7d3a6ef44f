import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bundleContract} from './bundle.js';
import {generateErrorCatalogue} from './error-catalogue.js';
import {contractFolder} from './testing/contract-copy.js';

test('the catalogue has a cause and a remedy, and leaves the ids of assumptions to the contract', async () => {
  const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
  const {code} = generateErrorCatalogue(contract);
  expect(code).toContain(`"not-found": {\n    "cause": "The trade, user or payment doesn't exist`);
  expect(code).toContain('"remedy": "Send a valid key as a bearer token."');
  expect(code).not.toContain('x-assumption');
});
