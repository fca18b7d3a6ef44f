import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url});

const idKey = 'docusaurus.announcement.id';
const plainBar = (page: Page) =>
  page.getByRole('banner').filter({hasText: 'The fixture has news.'});
const loudBar = (page: Page) => page.getByRole('banner').filter({hasText: 'Loud news'});

async function dismiss(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(plainBar(page)).toBeHidden();
}

test('the bar shows its content as HTML', async ({page}) => {
  await openPage(page, '/');
  await expect(plainBar(page).getByText('news', {exact: true})).toHaveJSProperty('tagName', 'B');
});

test('a dismissed bar stays away, on every page and after a reload', async ({page}) => {
  await dismiss(page);
  await openPage(page, '/long');
  await expect(plainBar(page)).toBeHidden();
  await page.reload();
  await expect(plainBar(page)).toBeHidden();
});

test('a bar with a new id is shown to a reader who dismissed the old one', async ({page}) => {
  await dismiss(page);
  const memory = await page.evaluate(() => Object.entries<string>(window.localStorage));
  expect(memory).toContainEqual([idKey, 'announcement-bar']);
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) {
      window.localStorage.setItem(key, value);
    }
  }, memory);
  await openPage(page, sites.loud.url);
  await expect(loudBar(page)).toBeVisible();
  expect(await page.evaluate((key) => window.localStorage.getItem(key), idKey)).toBe('loud-news');
});

test('a dismissal under the misspelt id "annoucement-bar" is kept and renamed', async ({page}) => {
  await dismiss(page);
  await page.evaluate((key) => window.localStorage.setItem(key, 'annoucement-bar'), idKey);
  await openPage(page, '/long');
  await expect
    .poll(() => page.evaluate((key) => window.localStorage.getItem(key), idKey))
    .toBe('announcement-bar');
  await expect(plainBar(page)).toBeHidden();
});

test('a bar that is not closeable has no button', async ({page}) => {
  await openPage(page, sites.loud.url);
  await expect(loudBar(page)).toBeVisible();
  await expect(loudBar(page).getByRole('button')).toHaveCount(0);
});

test('the bar takes the colours of the settings', async ({page}) => {
  await openPage(page, sites.loud.url);
  await expect(loudBar(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(loudBar(page)).toHaveCSS('color', 'rgb(254, 220, 186)');
});

test('the button has the colour of the text, in dark mode too', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, `${sites.docs.url}/`);
  const button = page.getByRole('button', {name: 'Close', exact: true});
  const colours = await button.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.closest('[role="banner"]') ?? document.body).color,
  ]);
  expect(colours[0]).toBe(colours[1]);
  expect(colours[0]).toMatch(/^rgb\(2\d\d, /);
});
