import {expect, test} from 'vitest';
import {startServer} from './server';
import {isReceiver} from './webhook-hosts';

test.each([
  ['http://127.0.0.1:3000/hook', true],
  ['http://127.9.9.9/hook', true],
  ['http://0x7f.1/hook', true],
  ['http://localhost/hook', true],
  ['http://shop.localhost/hook', true],
  ['http://[::1]:3000/hook', true],
  ['https://named.example/hook', true],
  ['https://shop.example/hook', false],
  ['http://localhost.shop.example/hook', false],
  ['http://127.0.0.1.shop.example/hook', false],
  ['http://192.168.1.20/hook', false],
  ['http://169.254.169.254/latest', false],
])('Webhooks go to %s: %s', (url, expected) => {
  expect(isReceiver(new URL(url), ['named.example'])).toBe(expected);
});

test('A server refuses endpoints elsewhere, also those that a snapshot brings', async () => {
  const server = await startServer({port: 0});
  const {control} = server.sandbox;
  expect(() => control.addEndpoint({url: 'https://shop.example/hook'})).toThrow('--webhooks-to');
  const url = 'http://127.0.0.1:9/hook';
  await control.addEndpoint({url});
  const snapshot = JSON.stringify(control.snapshot()).replaceAll(url, 'https://shop.example/hook');
  await control.restore(JSON.parse(snapshot) as never);
  await control.arrangeTrade({state: 'invited'});
  await control.settleWebhooks();
  const errors = control.listDeliveries().flatMap(({attempts}) => attempts.map(({error}) => error));
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toContain('--webhooks-to');
  await server.close();
});
