import {join} from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import {expect, test} from 'vitest';
import {bundleContract} from '../src/bundle.js';
import type {Schema} from '../src/contract.js';
import {contractFolder} from '../src/testing/contract-copy.js';
import {loadValidators} from '../src/testing/load-validators.js';

const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
const {validators, webhookValidators} = await loadValidators();

/** As strict as a client can be: the document as it is downloaded, read by a JSON Schema validator. */
const client = new Ajv2020({strict: false, validateFormats: false});
client.addSchema(contract, 'contract');

const error = {
  type: 'https://developer.symblepay.example/docs/guidelines/errors#account-frozen',
  title: 'The account is frozen',
  status: 400,
  traceId: 'gulerod-2026-03-02-000417',
  typeCode: 'account-frozen',
};
const notification = {
  id: 'a94c0c1e-3f4e-4c55-8a3c-02a5a5f6d7b8',
  eventName: 'user.deleted',
  eventDate: '2026-03-02T09:00:00Z',
};
const tradeNotification = {...notification, eventName: 'trade.paid', tradeId: '3f0c5a5e'};
const appSwitch = {appSwitchCallbackUri: 'gulerod://back', operatingSystem: 'HarmonyOS'};

test.each([
  ['ErrorResponse', error],
  ['UserNotification', notification],
  ['TradeNotification', tradeNotification],
  ['AppSwitch', appSwitch],
  ['ShipmentPhase', {shippingProvider: 'Gls'}],
])('a strict client reads a %s with a value that is not known yet', (name, body) => {
  const check = client.compile({$ref: `contract#/components/schemas/${name}`});
  expect(check(body)).toBe(true);
});

test('the validators let unknown codes, events and systems pass', () => {
  expect(validators.getTrade?.validateResponse(400, error)).toEqual([]);
  expect(webhookValidators.receiveUserConnected?.validateBody(notification)).toEqual([]);
  expect(webhookValidators.receiveTradeChanged?.validateBody(tradeNotification)).toEqual([]);
  const body = {successUrl: 'https://a.example', cancelUrl: 'https://b.example', appSwitch};
  expect(validators.createPaymentLink?.validateBody(body)).toEqual([]);
});

test('a documented list of values stays closed', () => {
  const check = client.compile({$ref: 'contract#/components/schemas/Party'});
  expect(check('Bank')).toBe(false);
  const lists = Object.entries(contract.components.schemas).filter(
    ([, schema]: [string, Schema]) => 'x-known-values' in schema,
  );
  expect(lists.map(([name]) => name)).toEqual([
    'ErrorTypeCode',
    'OperatingSystem',
    'WebhookEventName',
  ]);
});
