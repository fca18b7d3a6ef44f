import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bundleContract} from './bundle.js';
import {generateOperations} from './operations.js';
import {contractFolder} from './testing/contract-copy.js';
import {generateTexts} from './texts.js';

test('texts stand apart from what a router needs', async () => {
  const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
  const summary = '"connectUser": "Connect a user"';
  expect(generateTexts(contract).code).toContain(summary);
  expect(generateOperations(contract).code).not.toContain(summary);
});
