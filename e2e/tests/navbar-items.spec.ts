import type {Locator, Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

const width = 1600;

test.use({baseURL: sites.plain.url, viewport: {width, height: 800}});
test.beforeEach(({page}) => openPage(page, '/'));

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

async function middle(item: Locator): Promise<number> {
  const box = await item.boundingBox();
  return box === null ? Number.NaN : box.x + box.width / 2;
}

test('a plain link leads to its page and is marked there', async ({page}) => {
  const link = navbar(page).getByRole('link', {name: 'Plain link'});
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(page).toHaveURL('/long');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('a dropdown shows its items under the pointer', async ({page}) => {
  const item = navbar(page).getByRole('link', {name: 'Late page'});
  await expect(item).toBeHidden();
  await navbar(page).getByRole('button', {name: 'Dropdown'}).hover();
  await expect(navbar(page).getByText('Raw HTML in a dropdown')).toBeVisible();
  await expect(navbar(page).getByRole('link', {name: 'Trades in a dropdown'})).toBeVisible();
  await item.click();
  await expect(page.getByRole('heading', {name: 'Late page'})).toBeVisible();
});

test('a locale dropdown offers every language', async ({page}) => {
  await navbar(page).getByRole('button', {name: 'English'}).hover();
  const danish = navbar(page).getByRole('link', {name: 'Dansk'});
  await expect(danish).toBeVisible();
  await expect(danish).toHaveAttribute('href', '/da/');
});

test('a search item holds the search where the item stands', async ({page}) => {
  const search = navbar(page).getByRole('searchbox', {name: 'Search'});
  const next = navbar(page).getByRole('button', {name: 'English'});
  await expect(search).toHaveCount(1);
  expect(await middle(search)).toBeLessThan(await middle(next));
});

test('a raw HTML item is written as it is', async ({page}) => {
  await expect(navbar(page).getByText('Raw HTML', {exact: true})).toHaveJSProperty('tagName', 'EM');
});

test('a single doc item leads to that document', async ({page}) => {
  await navbar(page).getByRole('link', {name: 'Single doc'}).click();
  await expect(page).toHaveURL('/docs/trades');
});

test('a doc sidebar item leads to the first document of the sidebar', async ({page}) => {
  const item = navbar(page).getByRole('link', {name: 'Doc sidebar'});
  await item.click();
  await expect(page).toHaveURL('/docs/trades');
  await expect(item).toHaveClass(/navbar__link--active/);
});

test('a docs version item names the version and leads to its first document', async ({page}) => {
  await navbar(page).getByRole('link', {name: '1.0'}).first().click();
  await expect(page).toHaveURL('/docs/getting-started');
});

test('a docs version dropdown offers every version', async ({page}) => {
  await navbar(page).getByRole('button', {name: '1.0'}).hover();
  await expect(navbar(page).getByRole('link', {name: 'Next'})).toBeVisible();
});

test('an item stands where its position says, and on the right without one', async ({page}) => {
  const item = (role: 'link' | 'button', name: string) => navbar(page).getByRole(role, {name});
  expect(await middle(item('link', 'Plain link'))).toBeLessThan(width / 2);
  expect(await middle(item('button', 'English'))).toBeGreaterThan(width / 2);
  expect(await middle(item('link', 'Without position'))).toBeGreaterThan(width / 2);
});
