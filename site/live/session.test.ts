// @vitest-environment jsdom
import {seeded} from '@symblepay/sandbox';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {notebookKey} from './is-wanted';
import {mostSteps} from './step';

beforeEach(() => localStorage.clear());

/** A fresh page, as another tab or after a reload. */
async function openPage() {
  vi.resetModules();
  return import('./session');
}

type Page = Awaited<ReturnType<typeof openPage>>;

function connect({sendToSandbox}: Page, user = 'seller-1'): Promise<Response> {
  const urls = {successUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b'};
  return sendToSandbox(
    new Request(`${window.location.origin}/v1/marketplace/users/connect`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${seeded.key}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({...urls, marketplaceUserId: user}),
    }),
  );
}

async function snapshot(page: Page): Promise<unknown> {
  return (await page.openSandbox()).sandbox.control.snapshot();
}

test('a reload leads to the same sandbox, byte for byte', async () => {
  const before = await openPage();
  await connect(before);
  const after = await openPage();
  expect(after.readSession().notebook?.steps).toHaveLength(1);
  expect(await snapshot(after)).toEqual(await snapshot(before));
});

test('a request that is refused or only reads is not a step', async () => {
  const page = await openPage();
  expect((await connect(page, '')).status).toBe(400);
  const read = new Request(`${window.location.origin}/v1/marketplace/users/${seeded.payer}`, {
    headers: {Authorization: `Bearer ${seeded.key}`},
  });
  expect((await page.sendToSandbox(read)).status).toBe(200);
  expect(page.readSession().notebook?.steps).toEqual([]);
});

test('two tabs in turn see what the other did, and lose nothing', async () => {
  const one = await openPage();
  const other = await openPage();
  await connect(one, 'seller-1');
  await connect(other, 'seller-2');
  await connect(one, 'seller-3');
  await other.openSandbox();
  expect(other.readSession().notebook?.steps).toHaveLength(3);
  expect(await snapshot(other)).toEqual(await snapshot(one));
});

test('undo goes one step back, and a reset can be undone too', async () => {
  const page = await openPage();
  await connect(page, 'seller-1');
  const first = await snapshot(page);
  await connect(page, 'seller-2');
  const second = await snapshot(page);
  await page.replaceSteps([]);
  expect(page.readSession().notebook?.steps).toEqual([]);
  await page.undo();
  expect(await snapshot(page)).toEqual(second);
  await page.undo();
  expect(await snapshot(page)).toEqual(first);
});

test('one press is one undo, however many steps it took; a shared link is one, too', async () => {
  const page = await openPage();
  await connect(page, 'seller-1');
  const steps = page.readSession().notebook?.steps ?? [];
  const before = await snapshot(page);
  await page.withSandbox((engine) => engine.goTo([...steps, ...steps, ...steps]));
  await page.undo();
  expect(await snapshot(page)).toEqual(before);
  await page.replaceSteps([...steps, ...steps]);
  await page.replaceSteps([]);
  await page.undo();
  await page.undo();
  expect(await snapshot(page)).toEqual(before);
});

test('more steps than can be read again are not taken', async () => {
  const page = await openPage();
  await connect(page);
  const steps = page.readSession().notebook?.steps ?? [];
  const many = Array.from({length: mostSteps}, () => steps).flat();
  expect(await page.replaceSteps(many)).toBe(true);
  await expect(connect(page)).rejects.toThrow('Reset it to go on.');
  const reloaded = await openPage();
  expect(reloaded.readSession().notebook?.steps).toHaveLength(mostSteps);
});

test('after a reset and new steps, undo leads back through them to what was there before', async () => {
  const page = await openPage();
  await connect(page, 'seller-1');
  const before = await snapshot(page);
  await page.replaceSteps([]);
  await connect(page, 'seller-2');
  await page.undo();
  await page.undo();
  expect(await snapshot(page)).toEqual(before);
  await page.undo();
  expect(page.readSession().notebook).toMatchObject({steps: []});
  expect(page.readSession().notebook?.before).toBeUndefined();
});

test('where there is no room any more, nothing of what was done is lost in this tab', async () => {
  const page = await openPage();
  await connect(page, 'seller-1');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await connect(page, 'seller-2');
  await connect(page, 'seller-3');
  expect(page.readSession().problem).toContain('ends with this tab');
  full.mockRestore();
  await connect(page, 'seller-4');
  expect(page.readSession().problem).toBeUndefined();
  const reloaded = await openPage();
  expect(reloaded.readSession().notebook?.steps).toHaveLength(4);
});

test('what cannot be read is set aside with a note', async () => {
  localStorage.setItem(notebookKey, '{"steps":[{"method":"GET"}]}');
  const page = await openPage();
  expect(page.readSession().problem).toContain("can't be read");
  expect(localStorage.getItem(`${notebookKey}.unreadable`)).toContain('GET');
  expect((await connect(page)).status).toBe(200);
  expect(page.readSession().problem).toContain("can't be read");
});

test('what cannot be read and has no place elsewhere is no obstacle', async () => {
  localStorage.setItem(notebookKey, '{"steps":[{"method":"GET"}]}');
  using full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = await openPage();
  expect(page.readSession().problem).toMatch(/so it starts over\.$/);
  expect((await connect(page)).status).toBe(200);
  expect(full).toHaveBeenCalled();
  expect(page.readSession().problem).toContain('ends with this tab');
});

test('what the bar said is read from the sandbox again once it runs, and no other tab is woken', async () => {
  const before = await openPage();
  await connect(before);
  const {steps, shown} = before.readSession().notebook ?? {};
  const old = JSON.stringify({
    steps,
    shown: {...shown, clock: '2001-01-01T00:00:00Z', trade: {id: 'gone', title: 'A', state: 'B'}},
  });
  localStorage.setItem(notebookKey, old);
  const page = await openPage();
  expect(page.readSession().notebook?.shown.trade?.id).toBe('gone');
  await page.openSandbox();
  expect(page.readSession().notebook?.shown).toEqual(shown);
  expect(localStorage.getItem(notebookKey)).toBe(old);
});

test('where the browser refuses locks, presses still wait for each other', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', {locks: {query: refuse, request: refuse}});
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await openPage();
  const users = ['seller-1', 'seller-2', 'seller-3'];
  const responses = await Promise.all(users.map((user) => connect(page, user)));
  expect(responses.map(({status}) => status)).toEqual([200, 200, 200]);
  expect(page.readSession().notebook?.steps).toHaveLength(3);
});

test('steps that are no longer possible are told, and the others stay', async () => {
  const before = await openPage();
  await connect(before);
  const steps = before.readSession().notebook?.steps ?? [];
  const refused = {...steps[0], body: '{}'};
  const old = JSON.stringify({steps: [...steps, refused], shown: {}});
  localStorage.setItem(notebookKey, old);
  const page = await openPage();
  await page.openSandbox();
  expect(page.readSession().problem).toContain('1 of your 2 steps');
  expect(page.readSession().notebook?.steps).toEqual(steps);
  expect(page.readSession().notebook?.before?.steps).toHaveLength(2);
});

test('where nothing can be kept the sandbox works on and says so', async () => {
  const page = await openPage();
  using set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await connect(page)).status).toBe(200);
  expect((await connect(page, 'seller-2')).status).toBe(200);
  expect(set).toHaveBeenCalled();
  expect(page.readSession().problem).toContain('ends with this tab');
  expect(page.readSession().notebook?.steps).toHaveLength(2);
});

test("an example trade is named as one, and never takes the place of the reader's own", async () => {
  const page = await openPage();
  const {sandbox, key} = await page.openSandbox();
  const send = (operation: 'acceptItemCondition' | 'initiateTrade') => {
    const {path, body} = sandbox.control.suggestValues({operationId: operation});
    const address =
      operation === 'initiateTrade'
        ? '/v1/marketplace/trades/initiate'
        : `/v1/marketplace/users/${path.marketplaceUserId}/trades/${path.tradeId}/item-condition-accepted`;
    return page.sendToSandbox(
      new Request(window.location.origin + address, {
        method: 'POST',
        headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
        ...(body && {body: JSON.stringify(body)}),
      }),
    );
  };
  const shown = () => page.readSession().notebook?.shown.trade;
  await send('acceptItemCondition');
  expect(shown()).toMatchObject({isExample: true});
  await send('initiateTrade');
  const own = shown();
  expect(own).not.toHaveProperty('isExample');
  await send('acceptItemCondition');
  expect(shown()?.id).toBe(own?.id);
});
