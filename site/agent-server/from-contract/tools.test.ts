import {expect, test} from 'vitest';
import {knowledge} from '../testing/knowledge';

const {calls, controlCalls} = knowledge;
const initiate = calls.find(({name}) => name === 'initiateTrade');
const simulate = controlCalls.find(({name}) => name === 'sandbox_simulate');

test('every call is a tool with the limits and texts of the contract', () => {
  expect(calls).toHaveLength(23);
  expect(initiate?.inputSchema.properties.body?.properties?.title).toMatchObject({
    type: 'string',
    minLength: 1,
    maxLength: 64,
    description: 'The item in a few words. Both users see it.',
  });
  expect(initiate?.inputSchema.required).toEqual(['body']);
});

test('references are followed, and keywords of our own left out', () => {
  const text = JSON.stringify([...calls, ...controlCalls, knowledge.openSandbox]);
  expect(text).not.toMatch(/"\$ref"|"x-/);
  const shipping = initiate?.inputSchema.properties.body?.properties?.shipping;
  expect(shipping?.properties?.paidBy?.enum).toEqual(['Payer', 'Payee']);
});

test('formats are those of JSON Schema', () => {
  const text = JSON.stringify([...calls, ...controlCalls, knowledge.openSandbox]);
  const used = new Set([...text.matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format));
  expect([...used].sort()).toEqual(['date-time', 'email', 'uri']);
  expect(knowledge.openSandbox.inputSchema.properties.startsAt?.format).toBe('date-time');
});

test('a tool says which tool gives its ids and what comes after it', () => {
  const link = calls.find(({name}) => name === 'createPaymentLink');
  expect(link?.inputSchema.properties.paymentId?.description).toContain('buyShipment');
  expect(link?.description).toContain('sandbox_openPage');
  expect(simulate?.inputSchema.properties.tradeId?.description).toContain('sandbox_listTrades');
});
