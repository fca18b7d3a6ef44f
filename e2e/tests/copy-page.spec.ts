import {test as plainTest} from '@playwright/test';
import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const pages = [
  {path: '/docs/users', twin: '/docs/users.md'},
  {path: '/v1/marketplace', twin: '/v1/marketplace.md'},
  {path: '/', twin: '/index.md'},
];

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});

for (const {path, twin} of pages) {
  test(`${path} is copied as its Markdown, and says so`, async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, path);
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Page copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n')).toBe(await (await request.get(twin)).text());
    await expect(copyButton(page)).toBeVisible();
  });
}

test('a guide that was reached by a link is copied, not the one before', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/users');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/docs/users/connect-user-with-symblepay');
  await copyButton(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const twin = await request.get('/docs/users/connect-user-with-symblepay.md');
  expect(copied.replaceAll('\r\n', '\n')).toBe(await twin.text());
});

test('nothing beside the button moves while it says what it did', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/users');
  const link = page.getByRole('link', {name: 'View as Markdown'});
  const before = await link.boundingBox();
  await copyButton(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});

test('a browser that does not let us copy is told about, with a way out', async ({page}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openPage(page, '/docs/users');
  await copyButton(page).click();
  await expectFailure(page, '/docs/users.md');
});

plainTest('so is Markdown that does not come', async ({page}) => {
  await page.route('**/docs/users.md', (route) => route.fulfill({status: 503}));
  await openPage(page, '/docs/users');
  await copyButton(page).click();
  await expectFailure(page, '/docs/users.md');
});

async function expectFailure(page: Page, twin: string): Promise<void> {
  await expect(page.getByRole('button', {name: 'Could not copy.'})).toBeVisible();
  const link = page.getByRole('link', {name: 'Open the Markdown'});
  await expect(link).toHaveAttribute('href', twin);
  const status = page.getByRole('status').filter({hasText: 'Could not copy. Open the Markdown'});
  await expect(status).toBeVisible();
}

test('nothing is fetched before the button is pressed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/docs/users');
  await copyButton(page).hover();
  await page.getByRole('link', {name: 'View as Markdown'}).hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('.md'))).toEqual([]);
});

test('on paper there is neither button nor link', async ({page}) => {
  await openPage(page, '/docs/users');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Copy page')).toBeHidden();
  await expect(page.getByText('View as Markdown')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {path, twin} of pages) {
    test(`${path} leads to its Markdown`, async ({page}) => {
      await page.goto(path);
      const link = page.getByRole('link', {name: 'View as Markdown'});
      await expect(link).toHaveAttribute('href', twin);
      await expect(page.getByText('Copy page')).toBeHidden();
    });
  }
});
