import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url, viewport: {width: 1600, height: 800}});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const dropdown = (page: Page, version: string) =>
  navbar(page).getByRole('button', {name: version, exact: true});

async function choose(page: Page, from: string, to: string): Promise<void> {
  await dropdown(page, from).hover();
  await navbar(page).getByRole('listitem').getByRole('link', {name: to, exact: true}).click();
}

test('the version dropdown leads to the same document of the other version', async ({page}) => {
  await openPage(page, '/docs/trades');
  await expect(page.getByText('Version 1.0 of this page.')).toBeVisible();
  await choose(page, '1.0', 'Next');
  await expect(page).toHaveURL('/docs/next/trades');
  await expect(page.getByText('The next version of this page.')).toBeVisible();
  await choose(page, 'Next', '1.0');
  await expect(page).toHaveURL('/docs/trades');
});

test('the version dropdown keeps search and hash', async ({page}) => {
  await openPage(page, '/docs/getting-started?from=test#a-heading');
  await choose(page, '1.0', 'Next');
  await expect(page).toHaveURL('/docs/next/getting-started?from=test#a-heading');
});

test('a document that the other version lacks leads to the start of that version', async ({
  page,
}) => {
  await openPage(page, '/docs/next/short');
  await choose(page, 'Next', '1.0');
  await expect(page).toHaveURL('/docs/getting-started');
});

test('the chosen version is stored and holds on pages outside the guides', async ({page}) => {
  await openPage(page, '/');
  await expect(dropdown(page, '1.0')).toBeVisible();
  await choose(page, '1.0', 'Next');
  await expect(page).toHaveURL('/docs/next/getting-started');
  expect(
    await page.evaluate(() => window.localStorage.getItem('docs-preferred-version-default')),
  ).toBe('current');
  await openPage(page, '/long');
  await expect(dropdown(page, 'Next')).toBeVisible();
  await expect(navbar(page).getByRole('link', {name: 'Single doc'})).toHaveAttribute(
    'href',
    '/docs/next/trades',
  );
});
