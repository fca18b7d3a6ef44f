import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {routes} from '../routes';

const widths = [1280, 996, 390];
const narrowest = 320;
const pages = [...routes.map(({path}) => path), '/not-a-page'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} in ${colorScheme} mode has no finding at any width`, async ({
      page,
      complaints,
    }) => {
      // The reference alone has thousands of elements to look at.
      test.slow();
      await page.emulateMedia({colorScheme});
      await openPage(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await layOutEverything(page);
      for (const width of widths) {
        await setWidth(page, width);
        // 996 and 390 pixels have the same layout, and so the same colours.
        expect(await axeFindings(page, {withColours: width !== 996})).toEqual([]);
      }
      await setWidth(page, narrowest);
      if (path === '/not-a-page') {
        expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
      }
    });
  }
}

/** Resizes the window and makes sure that nothing sticks out of it. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
}

/** What is far below is laid out only as it is read, and would move while axe looks at it. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });
}
