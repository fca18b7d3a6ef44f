import {blockStorage} from '../block-storage';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url, viewport: {width: 1600, height: 800}});

test('a browser that blocks storage gets one warning and a site that works', async ({
  page,
  complaints,
}) => {
  await blockStorage(page);
  await openPage(page, '/');
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('warning: Docusaurus browser storage is not available.'),
  ]);
  await page.getByRole('button', {name: /^Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText('The fixture has news.')).toBeHidden();
  await page.getByRole('button', {name: '1.0'}).hover();
  await page.getByRole('link', {name: 'Next'}).click();
  await expect(page.getByText('The next version of this page.')).toBeVisible();
});
