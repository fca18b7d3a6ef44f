import {axeFindings} from '../axe-findings';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url});

test('a crash shows the message and its causes, and the reader can try again', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/crash');
  await page.getByRole('button', {name: 'Light the fuse'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText(
    'The page cannot be drawn Cause: The server is silent Cause: The cable is cut',
  );
  const bar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const heading = await page.getByRole('heading', {level: 1}).boundingBox();
  expect((heading?.y ?? NaN) - (bar?.y ?? NaN) - (bar?.height ?? NaN)).toBeGreaterThanOrEqual(32);
  expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Crash');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('The page cannot be drawn')]);
});

test('a navigation item that throws crashes the page with the item and its cause', async ({
  page,
  complaints,
}) => {
  await page.goto('/?fault');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  const text = page.getByText('A theme navbar item failed to render.');
  await expect(text).toContainText('(themeConfig.navbar.items)');
  await expect(text).toContainText('"type": "custom-faulty"');
  await expect(text).toContainText('Cause: The item has a fault');
  expect(complaints.splice(0).join('\n')).toContain('The item has a fault');
});
