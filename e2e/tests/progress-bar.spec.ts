import type {Page} from '@playwright/test';
import {findChunk} from '../find-chunk';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url});

const bar = (page: Page) => page.locator('#nprogress [role="bar"]');

/**
 * Stops the page's clock, asks for a page and holds its script back. Returns the way to let the
 * script through.
 */
async function startNavigation(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const chunk = findChunk(sites.plain.folder, 'a file that the tests hold back');
  await page.route(chunk, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  // The bar grows by a random share of the trickle rate; here it is always the whole rate.
  await page.addInitScript(() => (Math.random = () => 1));
  await openPage(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('link', {name: 'late page'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/late');
  return release;
}

test('the progress bar appears after 200 ms of navigation, not before', async ({page}) => {
  const release = await startNavigation(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await expect(page.getByRole('heading', {name: 'Fixture'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {name: 'Late page'})).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('the progress bar starts at 0.08, moves in 200 ms and grows by 0.02 each 800 ms', async ({
  page,
}) => {
  const release = await startNavigation(page);
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
  await expect(bar(page)).toHaveAttribute('style', /transition: (all )?200ms/);
  await page.clock.runFor(799);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%/);
  await page.clock.runFor(800);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-88%/);
  release();
  await expect(page.getByRole('heading', {name: 'Late page'})).toBeVisible();
});

test('a navigation that is done within 200 ms shows no progress bar', async ({page}) => {
  const release = await startNavigation(page);
  await page.clock.runFor(150);
  release();
  await expect(page.getByRole('heading', {name: 'Late page'})).toBeVisible();
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});
