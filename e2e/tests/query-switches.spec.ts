import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

/** What Docusaurus reads from the search part of an address, and what a link could do with it. */
const switches = [
  'docusaurus-theme=dark',
  'docusaurus-theme=neither',
  'docusaurus-data-theme=dark',
  'docusaurus-data-theme-choice=dark',
  'docusaurus-data-arriving=',
  'docusaurus-data-announcement-bar-initially-dismissed=true',
  'docusaurus-data-rogue=1',
].join('&');

const attributes = (page: Page) =>
  page
    .locator('html')
    .evaluate((root) =>
      Object.fromEntries([...root.attributes].map(({name, value}) => [name, value])),
    );

for (const [name, url, path] of [
  ['the site', sites.docs.url, '/docs/trades'],
  ['the plain site', sites.plain.url, '/long'],
  ['the loud site', sites.loud.url, '/long'],
] as const) {
  test(`on ${name}, no link changes a page by its search part`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, `${url}${path}#end`);
    const usual = await attributes(page);
    await openPage(page, `${url}${path}?${switches}#end`);
    expect(await attributes(page)).toEqual(usual);
    expect(new URL(page.url()).search).toBe(`?${switches}`);
  });
}

test('a link neither overrides nor replaces the colours that a reader chose', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/docs/trades');
  await page.evaluate(() => window.localStorage.setItem('theme', 'light'));
  await openPage(page, '/docs/trades?docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => window.localStorage.getItem('theme'))).toBe('light');
});

test('a link cannot hide the end of a page', async ({page}) => {
  await openPage(page, '/docs/trades?docusaurus-data-arriving=#play-a-trade');
  await expect(page.locator('footer')).toBeVisible();
});
