import {gzipSync} from 'node:zlib';
import {openPage} from '../open-page';
import {openSearch, searchButton, searchDialog} from '../open-search';
import {expect, test} from '../page-test';

/** As deploy/nginx.conf sends it. */
const gzipLevel = 6;

for (const [how, words] of [
  ['a word of its text', 'correlation'],
  ['the beginning of a word', 'correl'],
  ['a word with a typo', 'corelation'],
] as const) {
  test(`a page is found by ${how}`, async ({page}) => {
    await openPage(page, '/docs/trades');
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').fill(words);
    const best = dialog.getByRole('group', {name: 'Best results'});
    await expect(best.getByRole('option').first()).toContainText('X-Correlation-Id');
    await expect(best.locator('mark').first()).toHaveText(/correlation/i);
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results? on \d+ pages?$/);
  });
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens search, arrows and Enter open a heading, all by keyboard`, async ({page}) => {
    await openPage(page, '/docs/trades');
    await page.keyboard.press(keys);
    const dialog = searchDialog(page);
    const input = dialog.getByRole('combobox', {name: 'Search'});
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.type('not-found');
    const options = dialog.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const first = options.first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/guidelines/errors#not-found');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', {name: 'not-found'})).toBeInViewport();
    await page.keyboard.press('Tab');
    const next = page.getByRole('link', {name: 'Direct link to not-found'});
    await expect(next).toBeFocused();
  });
}

test('a click on a result opens it without loading the site again', async ({page}) => {
  await openPage(page, '/docs/trades');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('not-found');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL('/docs/guidelines/errors#not-found');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('Escape, Close and a click beside the dialog close it and give the focus back', async ({
  page,
}) => {
  await openPage(page, '/docs/trades');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => searchDialog(page).getByRole('button', {name: 'Close'}).click(),
    () => page.mouse.click(5, 500),
  ];
  for (const close of ways) {
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').fill('trade');
    await close();
    await expect(dialog).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  }
});

test('the query can be selected by a drag that ends beside the dialog', async ({page}) => {
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  const input = dialog.getByRole('combobox');
  await input.fill('trade');
  const box = await input.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 15);
  await page.mouse.down();
  await page.mouse.move(5, 500);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.keyboard.type('refund');
  await expect(input).toHaveValue(/refund/);
});

test('a slash is only a slash where the reader types', async ({page}) => {
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await page.keyboard.type('a/b');
  await expect(dialog.getByRole('combobox')).toHaveValue('a/b');
});

test('a long text that is pasted is cut', async ({page}) => {
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await page.keyboard.insertText('zyx'.repeat(1000));
  await expect(dialog.getByRole('combobox')).toHaveValue(/^.{100}$/);
  await expect(dialog.getByRole('status')).toHaveText(/^No page mentions “.{100}”/);
});

test('words that no page mentions get a reply and a way on', async ({page}) => {
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('xylophone');
  await expect(dialog.getByRole('status')).toContainText('No page mentions “xylophone”.');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await dialog.getByRole('link', {name: 'Ask developer support'}).click();
  await expect(page).toHaveURL('/docs/developer-support');
  await expect(dialog).toBeHidden();
});

test('nothing of search but its button is loaded before a reader opens it', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/docs/trades');
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/search-index.json');
  const before = requests.length;
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('status')).toContainText('Search the text');
  expect(requests.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
  expect(requests.filter((path) => path === '/search-index.json')).toHaveLength(1);
  const text = await (await page.request.get('/search-index.json')).body();
  expect(gzipSync(text, {level: gzipLevel}).length).toBeLessThan(60 * 1024);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search button is hidden', async ({page}) => {
    await page.goto('/docs/trades');
    await expect(searchButton(page)).toHaveCount(0);
  });
});

test('search is not on the reference page, and finds it from the others', async ({page}) => {
  await openPage(page, '/v1/marketplace');
  await expect(searchButton(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toHaveCount(0);
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('marketplace api');
  await dialog
    .getByRole('option', {name: /Marketplace API/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/v1\/marketplace(?:#.+)?$/);
});

for (const [words, kind, address] of [
  ['refund', 'Call', '/v1/marketplace#reimburse-payer'],
  ['requiredKycLevel', 'Field', '/v1/marketplace#connect-user.body.requiredKycLevel'],
  [
    'PostNord',
    'Value',
    '/v1/marketplace#initiate-trade.body.shipping.shippingOptions.method.PostNord',
  ],
  ['paid_to_escrow', 'Milestone', '/v1/marketplace#schema.MilestoneId.paid_to_escrow'],
  ['401', 'Error', '/docs/guidelines/errors#unauthorized'],
  ['MobilePay', 'Term', '/docs/guidelines#mobilepay'],
  [
    'rate limit',
    'Open question',
    '/docs/getting-started/production-access#questions-to-send-first',
  ],
] as const) {
  test(`“${words}” finds a result of the kind ${kind}, which leads to it`, async ({page}) => {
    await openPage(page, '/docs/trades');
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').fill(words);
    const best = dialog.getByRole('group', {name: 'Best results'}).getByRole('option');
    const option = best.and(page.locator(`[href="${address}"]`));
    await expect(option).toContainText(kind);
    await option.click();
    await expect(page).toHaveURL(address);
  });
}

test('one letter still offers searches, and two are answered', async ({page}) => {
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await page.keyboard.type('r');
  await expect(dialog.getByRole('group', {name: 'Try one of these'})).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('Search the text');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toHaveValue('r');
  await page.keyboard.type('e');
  await expect(dialog.getByRole('group', {name: 'Best results'})).toBeVisible();
});

test('an empty field offers searches, and those that led somewhere, until they are cleared', async ({
  page,
}) => {
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  const input = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveText('refund');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('refund');
  await input.fill('clock');
  await options.first().click();
  await expect(dialog).toBeHidden();
  await openSearch(page);
  const recent = dialog.getByRole('group', {name: 'Recent searches'});
  await expect(recent.getByRole('option')).toHaveText(['clock']);
  await dialog.getByRole('button', {name: 'Clear recent searches'}).click();
  await expect(recent).toHaveCount(0);
  await expect(input).toBeFocused();
});

for (const width of [1280, 390, 320]) {
  test(`the open dialog stays within the window at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/docs/trades');
    const box = await (await openSearch(page)).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
