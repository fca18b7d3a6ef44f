// @vitest-environment jsdom
import {seeded} from '@symblepay/sandbox';
import {expect, test, vi} from 'vitest';

/** A fresh page. There is no IndexedDB here: the sandbox warns about it and keeps nothing. */
async function openPage() {
  vi.resetModules();
  const session = await import('./session');
  using warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {control} = await session.openSandbox();
  expect(warn).toHaveBeenCalledOnce();
  return {...session, control};
}

function connect({sendToSandbox}: Awaited<ReturnType<typeof openPage>>): Promise<Response> {
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
  const page = await openPage();
  await page.control.addFault({kind: 'malformed-json', count: 1, delayMilliseconds: 0});
  const response = await connect(page);
  expect(await response.text()).toContain('redirectUrl');
  expect(page.readSession().redirectUrl).toBeNull();
});

test('the page that a response sends the user to is remembered', async () => {
  const page = await openPage();
  const {redirectUrl} = (await (await connect(page)).json()) as {readonly redirectUrl: string};
  expect(page.readSession().redirectUrl).toBe(redirectUrl);
});
