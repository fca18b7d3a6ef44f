import type {Page} from '@playwright/test';
import {findingsByMode} from '../findings-by-mode';
import {layOutAll} from '../lay-out-all';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {routes} from '../routes';

const narrowest = 320;
const widths = [1280, 996, 390];

for (const path of [...routes.map((route) => route.path), '/not-a-page']) {
  test(`${path} has no finding in light and dark mode at any width`, async ({page, complaints}) => {
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await openPage(page, path);
      await expectNoOverflow(page);
      await layOutAll(page);
      expect(await findingsByMode(page), `${width} px`).toEqual({light: [], dark: []});
      await expectNoOverflow(page);
    }
    await page.setViewportSize({width: narrowest, height: 900});
    await expectNoOverflow(page);
    if (path === '/not-a-page') {
      expect(new Set(complaints.splice(0))).toEqual(new Set([expect.stringContaining('404')]));
    }
  });
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
}
