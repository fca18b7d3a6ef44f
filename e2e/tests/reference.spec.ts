import {brotliCompressSync} from 'node:zlib';
import type {Page, Route} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {weighPage} from '../page-weight';

const route = '/v1/marketplace';

test('its script weighs at most 15 KB more than that of a guide', async ({page}) => {
  const guide = await weighPage(page, '/docs/guidelines');
  const reference = await weighPage(page, route);
  expect(reference.script).toBeGreaterThan(0);
  expect(reference.script).toBeLessThanOrEqual(guide.script + 15 * 1024);
});

test('its HTML weighs at most 60 KB compressed', async ({request}) => {
  const html = await (await request.get(route)).body();
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(60 * 1024);
});

for (const width of [1280, 390]) {
  test(`it has fewer than 8,000 nodes at ${width} px, and still when read to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, route);
    expect(await countNodes(page)).toBeLessThan(8000);
    for (const heading of await page.getByRole('heading', {level: 3}).all()) {
      await heading.scrollIntoViewIfNeeded();
    }
    await expect(page.getByRole('heading', {level: 3}).last()).toBeInViewport();
    expect(await countNodes(page)).toBeLessThan(8000);
  });
}

/** Elements, texts and comments of the page itself, without what the site prefetches. */
async function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body);
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  });
}

test('a webhook has a badge of its own, its text under its name and a notification beside', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, `${route}#webhook.trade_changed`);
  const webhook = page.locator('[id="webhook.trade_changed"]');
  await expect(webhook.getByText('HOOK', {exact: true})).toBeVisible();
  await expect(page.getByRole('link', {name: 'A trade has moved on'})).toContainText('HOOK');
  const name = await webhook.getByRole('heading', {level: 3}).boundingBox();
  const text = await webhook
    .getByText('Tells you that something has happened to a trade')
    .boundingBox();
  expect(text?.x).toBe(name?.x);
  const notification = webhook.getByRole('group', {name: 'A trade has moved on'});
  await expect(notification).toContainText('"state": "paid_to_escrow"');
  const code = await notification.boundingBox();
  expect(code?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});

test('a link to a field scrolls there, opens what is folded and marks it', async ({page}) => {
  await openPage(page, `${route}#initiate-trade.body.shipping.paidBy`);
  const field = page.locator('[id="initiate-trade.body.shipping.paidBy"]');
  await expect(field).toBeInViewport();
  await expect(field).toBeVisible();
  await expect(field).toHaveAttribute('data-highlighted', '');
});

test('a row of tabs that is longer than its frame follows the reader', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, `${route}#initiate-trade`);
  const row = page.getByRole('tablist', {name: 'Responses: Initiate a trade'});
  const isWhole = (index: number) =>
    row.evaluate((element, at) => {
      const [outer, inner] = [element, element.children[at]].map((each) =>
        each?.getBoundingClientRect(),
      );
      return outer && inner ? inner.left >= outer.left && inner.right <= outer.right : false;
    }, index);
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const tabs = row.getByRole('tab');
  const last = (await tabs.count()) - 1;
  expect(await isWhole(last)).toBe(false);
  for (let index = 0; index <= last; index++) {
    // Half a tab in sight is enough to press it.
    await tabs.nth(index).dispatchEvent('click');
    await expect.poll(() => isWhole(index)).toBe(true);
  }
  expect(await isWhole(0)).toBe(false);
});

test('the chosen language holds on the reference and in the guides, in every tab', async ({
  page,
  context,
}) => {
  await openPage(page, route);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  const tab = await context.newPage();
  await openPage(tab, '/docs/trades/initiate-new-trade');
  const sample = tab.getByRole('tab', {name: 'Python'}).first();
  await sample.scrollIntoViewIfNeeded();
  await expect(sample).toHaveAttribute('aria-selected', 'true');
  await tab.getByRole('tab', {name: 'PHP'}).first().click();
  await expect(page.getByRole('tab', {name: 'PHP'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a reader who comes from another page gets the whole reference', async ({page}) => {
  await openPage(page, '/docs/guidelines');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Open API'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Symblepay Marketplace API');
  await expect(page.getByRole('button', {name: /^Try it/})).toHaveCount(23);
});

test.describe('coming from another page', () => {
  const follow = async (page: Page) => {
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('link', {name: 'Open API'}).click();
  };

  test('the page stays, with a progress bar, while the reference loads', async ({page}) => {
    const held: Route[] = [];
    await openPage(page, '/docs/guidelines');
    await page.route('**/v1/marketplace', (request) => void held.push(request));
    await follow(page);
    await expect(page.locator('#nprogress [role="bar"]')).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Guidelines');
    await Promise.all(held.map((request) => request.continue()));
    await expect(page.getByRole('heading', {name: 'Connect a user'})).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('after a failure the browser loads it whole', async ({page, complaints}) => {
    await openPage(page, '/docs/guidelines');
    await page.route('**/v1/marketplace', (request) => request.abort(), {times: 1});
    await follow(page);
    await expect(page.getByRole('heading', {name: 'Connect a user'})).toBeVisible();
    expect(complaints.splice(0).join('\n')).toContain('Failed to fetch');
  });
});

test('the document can be downloaded as JSON and as YAML', async ({request}) => {
  const json = await request.get(`${route}/openapi.json`);
  expect(((await json.json()) as {openapi: string}).openapi).toMatch(/^3\.1/);
  expect(await (await request.get(`${route}/openapi.yaml`)).text()).toMatch(/^openapi: 3\.1/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every call, field, enum value, assumption and response is text in the page', async ({
    page,
    request,
  }) => {
    await page.goto(route);
    const text = (await page.getByRole('main').textContent()) ?? '';
    const document = (await (await request.get(`${route}/openapi.json`)).json()) as Document;
    const words = wordsOf(document, document['x-assumptions']);
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(text).toContain('requests.post');
  });
});

/**
 * What a reader must be able to find of a document: fields, enum values, assumptions, titles and
 * responses.
 */
function wordsOf(node: unknown, register: Register, key = ''): readonly string[] {
  if (typeof node === 'string') {
    if (key === 'x-assumption') return [register[node]?.statement.replaceAll('`', '') ?? node];
    return ['summary', 'enum'].includes(key) ? [node] : [];
  }
  if (Array.isArray(node)) {
    return node.flatMap((item) => wordsOf(item, register, key));
  }
  return Object.entries(node ?? {}).flatMap(([name, value]) => [
    ...(namesShown.includes(key) || /^[1-5]\d\d$/.test(name) ? [name] : []),
    ...(isElsewhere(name) ? [] : wordsOf(value, register, name)),
  ]);
}

type Register = Readonly<Record<string, {readonly statement: string}>>;
type Document = {readonly 'x-assumptions': Register};

const namesShown = ['properties', 'x-known-values'];

/** Samples show values of examples without their titles; errors have a guide of their own. */
function isElsewhere(name: string): boolean {
  const isShown = ['x-assumption', 'x-known-values'].includes(name);
  return name === 'examples' || (name.startsWith('x-') && !isShown);
}
