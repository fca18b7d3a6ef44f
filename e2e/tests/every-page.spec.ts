import type {Page} from '@playwright/test';
import type {AxeRules} from '../axe-findings';
import {axeFindings} from '../axe-findings';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {routes} from '../routes';

const wide = 1280;
const between = 996;
const narrow = 390;
const narrowest = 320;
const pages = [...routes.map(({path}) => path), '/not-a-page'];

for (const path of pages) {
  test(`${path} has no finding in light and dark mode at any width`, async ({page, complaints}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openPage(page, path);
    await layOutEverything(page);
    // The modes differ in their colours alone, and 996 has those of 390 pixels.
    await expectNoFinding(page, 'dark', wide, 'colours');
    await expectNoFinding(page, 'dark', narrow, 'colours');
    await page.emulateMedia({colorScheme: 'light'});
    await expectNoFinding(page, 'light', wide, 'all');
    await expectNoFinding(page, 'light', between, 'all but colours');
    await expectNoFinding(page, 'light', narrow, 'all');
    await setWidth(page, narrowest);
    if (path === '/not-a-page') {
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    }
  });
}

async function expectNoFinding(
  page: Page,
  mode: 'light' | 'dark',
  width: number,
  rules: AxeRules,
): Promise<void> {
  await setWidth(page, width);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  expect(await axeFindings(page, {rules}), `${mode}, ${width} px`).toEqual([]);
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
