import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bundleContract} from './bundle.js';
import {fillLists} from './fill-lists.js';
import {contractFolder} from './testing/contract-copy.js';

const api = await bundleContract(join(contractFolder, 'openapi.yaml'));
const control = await bundleContract(join(contractFolder, 'control/openapi.yaml'), contractFolder);
const {schemas} = fillLists(control, api).components;

test('the control API lists the calls and events of the API with their meanings', () => {
  expect(schemas.OperationId?.enum).toContain('connectUser');
  expect(schemas.OperationId?.['x-enum-descriptions']).toMatchObject({
    connectUser: 'Connect a user',
  });
  expect(schemas.EventName?.enum).toContain('trade.changed');
  expect(schemas.EventName?.['x-enum-descriptions']).toEqual(
    api.components.schemas.WebhookEventName?.['x-known-values'],
  );
});

test('its other schemas stay as they are', () => {
  expect(schemas.Delivery).toEqual(control.components.schemas.Delivery);
  expect(schemas.OperationId?.description).toBe(
    control.components.schemas.OperationId?.description,
  );
});
