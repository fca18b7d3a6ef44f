import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

const footer = (page: Page) => page.getByRole('contentinfo');

test('a flat list stands in one line, with links, raw HTML and the copyright', async ({page}) => {
  await openPage(page, sites.plain.url);
  await expect(footer(page)).toContainText(
    /Long page·Elsewhere.*·Raw HTML in the footer\s*Nobody in particular/,
  );
  await expect(footer(page).getByRole('link', {name: 'Long page'})).toHaveAttribute(
    'href',
    '/long',
  );
  await expect(footer(page).getByRole('link', {name: 'Elsewhere'})).toHaveAttribute(
    'href',
    'https://elsewhere.example',
  );
  await expect(footer(page).getByRole('img', {name: 'Footer logo'})).toHaveCount(0);
});

test('columns have titles and lists', async ({page}) => {
  await openPage(page, sites.loud.url);
  await expect(footer(page).getByText('First column')).toBeVisible();
  await expect(footer(page).getByText('Second column')).toBeVisible();
  const lists = footer(page).getByRole('list');
  await expect(lists).toHaveText(['Long page', 'Raw HTML in the footer']);
  await expect(lists.first().getByRole('link')).toHaveAttribute('href', '/loud/long/');
  await expect(lists.last().getByText('Raw HTML')).toHaveJSProperty('tagName', 'EM');
});

test('the footer has its logo and the HTML of its copyright', async ({page}) => {
  await openPage(page, sites.loud.url);
  const link = footer(page).getByRole('link', {name: 'Footer logo'});
  await expect(link).toHaveAttribute('href', 'https://elsewhere.example');
  await expect(link).toHaveAttribute('target', '_top');
  const logo = link.getByRole('img', {name: 'Footer logo'});
  await expect(logo).toHaveAttribute('src', '/loud/img/dark.svg');
  await expect(logo).toHaveAttribute('width', '40');
  await expect(logo).toHaveAttribute('height', '20');
  await expect(footer(page).getByText('somebody')).toHaveJSProperty('tagName', 'B');
});

test('the footer is dark when its style is dark', async ({page}) => {
  const colour = () =>
    footer(page).evaluate((element) => window.getComputedStyle(element).backgroundColor);
  await openPage(page, sites.loud.url);
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'));
  const dark = await colour();
  await openPage(page, sites.plain.url);
  const light = await colour();
  expect(dark).toBe('rgb(15, 13, 21)');
  expect(light).not.toBe(dark);
});
