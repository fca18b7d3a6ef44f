// @vitest-environment jsdom
import {seeded} from '@symblepay/sandbox';
import {expect, test, vi} from 'vitest';
import {openSandbox, readSession, sendToSandbox} from './session';

function connect(): Promise<Response> {
  const urls = {successUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b'};
  return sendToSandbox(
    new Request(`${window.location.origin}/v1/marketplace/users/connect`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${seeded.key}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({...urls, marketplaceUserId: 'seller-1'}),
    }),
  );
}

test('a response that is not JSON is passed on with its text', async () => {
  // There is no IndexedDB here: the sandbox says so and keeps nothing.
  using warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {control} = await openSandbox();
  expect(warn).toHaveBeenCalledOnce();
  await control.addFault({kind: 'malformed-json', count: 1, delayMilliseconds: 0});
  const response = await connect();
  expect(await response.text()).toContain('redirectUrl');
  expect(readSession().redirectUrl).toBeNull();
});

test('the page that a response sends the user to is remembered', async () => {
  const {redirectUrl} = (await (await connect()).json()) as {readonly redirectUrl: string};
  expect(readSession().redirectUrl).toBe(redirectUrl);
});
