import type {Locator, Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const listOf = (page: Page) => page.getByRole('navigation', {name: 'API calls'});

async function openOnSmallScreen(page: Page, width: number) {
  await page.setViewportSize({width, height: 844});
  await openPage(page, '/v1/marketplace');
  await page.getByRole('button', {name: 'All calls'}).click();
}

/** How far below the navigation bar an element is when it has not moved for half a second. */
async function restingDistance(page: Page, element: Locator): Promise<number> {
  const bar = await page.getByRole('navigation', {name: 'Main'}).elementHandle();
  return element.evaluate(
    (target, above) =>
      new Promise<number>((resolve) => {
        const measure = () =>
          target.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
        const watch = (last: number, still: number) => {
          const now = measure();
          if (still === 30) resolve(now);
          else requestAnimationFrame(() => watch(now, now === last ? still + 1 : 0));
        };
        watch(measure(), 0);
      }),
    bar,
  );
}

for (const width of [390, 768]) {
  for (const title of ['Get a trade', 'Buy a return shipment', 'Reject the item']) {
    test(`"${title}", chosen from the list at ${width} px, is just below the bar`, async ({
      page,
    }) => {
      await openOnSmallScreen(page, width);
      await listOf(page)
        .getByRole('link', {name: new RegExp(`${title}$`)})
        .click();
      await expect(listOf(page)).toBeHidden();
      const heading = page.getByRole('heading', {name: new RegExp(`^${title}`)});
      await expect(heading).toBeInViewport({ratio: 1});
      const distance = await restingDistance(page, heading);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(100);
    });
  }
}

test('a list that is open when the window becomes wide is a column', async ({page}) => {
  await openOnSmallScreen(page, 390);
  await expect(listOf(page)).toBeVisible();
  await page.setViewportSize({width: 1280, height: 844});
  await expect(page.getByRole('button', {name: 'All calls'})).toBeHidden();
  await expect(listOf(page)).toHaveCSS('position', 'sticky');
  const list = await listOf(page).boundingBox();
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
});
