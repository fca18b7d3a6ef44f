import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url, viewport: {width: 996, height: 800}});

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(closeButton(page)).toBeInViewport();
}

test('the menu button is there at 996 pixels and gone at 997', async ({page}) => {
  await openPage(page, '/');
  await expect(menuButton(page)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Plain link'})).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('link', {name: 'Plain link'})).toBeVisible();
});

test('the menu is made when it is first opened, and closes by its button', async ({page}) => {
  await openPage(page, '/');
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  await openMenu(page);
  await expect(closeButton(page).locator('g')).toHaveCSS('stroke', /^rgb/);
  await closeButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(closeButton(page)).not.toBeInViewport();
});

test('the menu closes on back navigation, and the reader stays on the page', async ({page}) => {
  await openPage(page, '/');
  await page.getByRole('link', {name: 'long page'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Long page'})).toBeVisible();
  await openMenu(page);
  await page.evaluate(() => window.history.back());
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(page).toHaveURL('/long');
});

test('the menu closes when the window grows to desktop size', async ({page}) => {
  await openPage(page, '/');
  await openMenu(page);
  await page.setViewportSize({width: 997, height: 800});
  await expect(closeButton(page)).toHaveCount(0);
  await page.setViewportSize({width: 996, height: 800});
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(closeButton(page)).not.toBeInViewport();
});

test('a dropdown in the menu starts collapsed when none of its items matches', async ({page}) => {
  await openPage(page, '/');
  await openMenu(page);
  const dropdown = page.getByRole('listitem').filter({has: page.getByText('Dropdown')});
  await expect(dropdown.getByRole('button', {name: 'Expand the dropdown'})).toBeVisible();
  await expect(dropdown.getByRole('link', {name: 'Late page'})).toBeHidden();
});

test('a dropdown in the menu starts expanded when one of its items matches', async ({page}) => {
  await openPage(page, '/late');
  await openMenu(page);
  const dropdown = page.getByRole('listitem').filter({has: page.getByText('Dropdown')});
  await expect(dropdown.getByRole('button', {name: 'Collapse the dropdown'})).toBeVisible();
  await expect(dropdown.getByRole('link', {name: 'Late page'})).toBeVisible();
});
