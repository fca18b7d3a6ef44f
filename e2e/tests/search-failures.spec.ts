import type {Page} from '@playwright/test';
import {blockStorage} from '../block-storage';
import {openPage} from '../open-page';
import {openSearch, searchButton} from '../open-search';
import {expect, test} from '../page-test';

const index = '**/search-index.json';

test('an index that does not load is said and can be tried again', async ({page, complaints}) => {
  await page.route(index, (route) => route.fulfill({status: 503}), {times: 1});
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('status')).toContainText('could not be loaded');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await page.keyboard.type('correlation');
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(dialog.getByRole('group', {name: 'Best results'})).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

for (const [how, open] of [
  ['the button', (page: Page) => searchButton(page).click()],
  ['Ctrl K', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`a dialog that does not load after ${how} is said, and the button tries again`, async ({
    page,
    complaints,
  }) => {
    await openPage(page, '/docs/trades');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*', (route) => route.abort());
    await open(page);
    await expect(page.getByRole('alert')).toHaveText('Search did not load. Try again.');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.unroute('**/assets/js/*');
    await openSearch(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const complaint of complaints.splice(0)) {
      expect(complaint).toContain('Failed to load resource');
    }
  });
}

test('a search in storage that is not text breaks nothing', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('search.recent', '["\\uD83D bad"]'));
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  const recent = dialog.getByRole('group', {name: 'Recent searches'});
  await expect(recent.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('option')).toHaveAttribute('aria-selected', 'true');
});

test('search works where storage is blocked', async ({page, complaints}) => {
  await blockStorage(page);
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('not-found');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL('/docs/guidelines/errors#not-found');
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('warning: Docusaurus browser storage is not available.'),
  ]);
});
