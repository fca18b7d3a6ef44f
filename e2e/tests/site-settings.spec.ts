import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test('title, delimiter, url, baseUrl and trailing slash shape a page', async ({page}) => {
  await openPage(page, `${sites.loud.url}/long`);
  await expect(page).toHaveTitle('Long page » Loud fixture');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://loud.example/loud/long/',
  );
  await page.getByRole('link', {name: 'By pattern'}).click();
  await expect(page).toHaveURL(`${sites.loud.url}/late/`);
  await expect(page).toHaveTitle('Late page » Loud fixture');
});

test('without them a page has the usual delimiter and no closing slash', async ({page}) => {
  await openPage(page, `${sites.plain.url}/long`);
  await expect(page).toHaveTitle('Long page | Plain fixture');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://plain.example/long',
  );
  await page.getByRole('contentinfo').getByRole('link', {name: 'Long page'}).click();
  await expect(page).toHaveURL(`${sites.plain.url}/long`);
});
