import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bundleContract} from './bundle.js';
import {collectLimits, generateLimits} from './limits.js';
import {contractFolder} from './testing/contract-copy.js';

const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));

test('limits carry the numbers that guides quote', () => {
  expect(collectLimits(contract)).toMatchObject({
    TradeCreation: {
      title: {minLength: 1, maxLength: 64},
      description: {maxLength: 5000},
      amount: {minimum: 5, maximum: 10_000_000},
      payerFixedFee: {maximum: 2_147_483_647},
      allowedTimeForItemDeliveryInMinutes: {minimum: 1, maximum: 129_600},
    },
    BusinessUserCreation: {name: {minLength: 2, maxLength: 200}},
    BankAccount: {bank: {maxLength: 100}, accountNumber: {maxLength: 34}, name: {maxLength: 500}},
    KycLevel: {minimum: 1, maximum: 2},
    ShipmentProvider: {enum: ['Dao', 'PostNord']},
    parameters: {'X-Correlation-Id': {minLength: 20, maxLength: 64}, tradeId: {maxLength: 64}},
  });
});

test('the type of a limit is its value', () => {
  const {types} = generateLimits(contract);
  expect(types).toMatch(/: Fixed<\{/);
  expect(types).toMatch(/"title": \{\s+"minLength": 1,\s+"maxLength": 64\s+\}/);
  expect(types).toMatch(/"enum": \[\s+"Dao",\s+"PostNord"\s+\]/);
});
