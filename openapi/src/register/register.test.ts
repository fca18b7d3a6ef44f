import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {bundleContract} from '../bundle.js';
import type {Schema} from '../contract.js';
import {contractFolder, copyContract, editFile} from '../testing/contract-copy.js';
import {generateRegister} from './register-module.js';

vi.setConfig({testTimeout: 180_000});

const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));

test('an id in the bundled document can be looked up in the register that it carries', () => {
  const ids = [...JSON.stringify(contract).matchAll(/"x-assumption":\[([^\]]+)\]/g)].flatMap(
    ([, list = '']) => JSON.parse(`[${list}]`) as string[],
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !(id in contract['x-assumptions']))).toEqual([]);
  expect(contract['x-assumptions']['whole-grams']).toEqual({
    area: 'shipping',
    status: 'assumed',
    statement: 'A weight is a whole number of grams, at least one.',
    restsOn: {kind: 'names', note: 'The unit is documented, the range is not.'},
  });
});

test('one edit turns an assumption into a fact: its marks vanish, the entry stays', async () => {
  const folder = await copyContract();
  onTestFinished(() => rm(folder, {recursive: true}));
  await editFile(folder, 'assumptions/shipping.yaml', (register) =>
    Object.assign(register['label-purchase'] ?? {}, {
      status: 'confirmed',
      since: '2026-12-01',
      by: 'Symblepay support',
    }),
  );
  const confirmed = await bundleContract(join(folder, 'openapi.yaml'));
  expect(priceOf(contract)['x-assumption']).toEqual([
    'label-price-range',
    'label-purchase',
    'amount-rounding',
  ]);
  expect(priceOf(confirmed)['x-assumption']).toEqual(['label-price-range', 'amount-rounding']);
  expect(JSON.stringify({...confirmed, 'x-assumptions': {}})).not.toContain('label-purchase');
  expect(confirmed['x-assumptions']['label-purchase']).toMatchObject({
    status: 'confirmed',
    since: '2026-12-01',
  });
});

test('the register is a module whose ids are a type', () => {
  const {types} = generateRegister(contract['x-assumptions']);
  expect(types).toMatch(/^export type AssumptionId = .*'whole-grams'/);
});

function priceOf({components}: typeof contract): Schema {
  return (components.schemas.ShipmentPurchase?.properties as Record<string, Schema>).price ?? {};
}
