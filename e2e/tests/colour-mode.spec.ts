import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light/});
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('theme'));

test.describe('when the system preference is not respected', () => {
  test.use({baseURL: sites.plain.url, colorScheme: 'dark'});

  test('a first visit is light', async ({page}) => {
    await openPage(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBeNull();
  });

  test('the choice is applied to the page root, stored under "theme" and kept', async ({page}) => {
    await openPage(page, '/');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
    await openPage(page, '/long');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
  });

  test('a choice in one tab is seen in the other', async ({page, context}) => {
    const other = await context.newPage();
    await openPage(page, '/');
    await openPage(other, '/long');
    await toggle(page).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('when the system preference is respected', () => {
  test.use({baseURL: sites.docs.url});

  test('a visit without a choice follows the system, and changes with it', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openPage(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBeNull();
  });

  test('a stored choice wins over the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openPage(page, '/');
    await toggle(page).click();
    expect(await stored(page)).toBe('light');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the toggle leads from light to dark and back to the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBeNull();
  });
});

test.describe('when the switch is disabled', () => {
  test.use({baseURL: `${sites.loud.url}/`, colorScheme: 'light'});

  test('the default mode holds, there is no toggle and an old choice is dropped', async ({
    page,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('theme', 'light'));
    await openPage(page, './');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toBeNull();
  });
});
