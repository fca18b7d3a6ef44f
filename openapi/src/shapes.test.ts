import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bundleContract} from './bundle.js';
import {generateShapes} from './shapes.js';
import {contractFolder} from './testing/contract-copy.js';

const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
const {code} = generateShapes(contract);

test('a field says whether it is required, what it holds, whether it is a list and what it assumes', () => {
  const [, trade = ''] = /"Trade": (\{.*?\n {2}\})/s.exec(code) ?? [];
  expect(JSON.parse(trade)).toMatchObject({
    tradeId: {isRequired: true, assumes: ['id-length']},
    payer: {isRequired: true, of: 'TradeUser'},
    images: {of: 'Image', isList: true},
    referenceId: {},
  });
});

test('every call has the schema of its response', () => {
  expect(code).toContain('"getTrade": "Trade"');
  expect(code).toContain('"reimbursePayer": "UndocumentedResponse"');
});

test('a list of values is no shape', () => {
  expect(code).not.toContain('"MilestoneId": {');
});
