import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url, viewport: {width: 1600, height: 800}});

test('the language switcher keeps path, search and hash, there and back', async ({page}) => {
  await openPage(page, '/long?a=1&b=two#part-3');
  await page.getByRole('button', {name: 'English'}).hover();
  await page.getByRole('link', {name: 'Dansk'}).click();
  await expect(page).toHaveURL('/da/long?a=1&b=two#part-3');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', {name: 'Dansk'}).hover();
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL('/long?a=1&b=two#part-3');
});

test('the language switcher follows search and hash as they change', async ({page}) => {
  await openPage(page, '/long');
  await page.getByRole('link', {name: 'Jump to part 8'}).click();
  await page.getByRole('button', {name: 'English'}).hover();
  await expect(page.getByRole('link', {name: 'Dansk'})).toHaveAttribute('href', '/da/long#part-8');
});

test('each language has its label, its code and its start page', async ({page}) => {
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', {name: 'English'}).hover();
  const danish = page.getByRole('link', {name: 'Dansk'});
  await expect(danish).toHaveAttribute('lang', 'da-DK');
  await danish.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fixture');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(page.getByRole('button', {name: 'Dansk'})).toBeVisible();
});

test('a single language takes its label and code from the settings too', async ({page}) => {
  await openPage(page, sites.loud.url);
  await expect(page.getByRole('button', {name: 'British'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
