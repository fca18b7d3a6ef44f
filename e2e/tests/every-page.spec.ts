import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {layOutAll} from '../lay-out-all';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {routes} from '../routes';
import {modes, showInMode} from '../show-in-mode';

const narrowest = 320;
const phone = 390;
const widths = [1280, 996, phone];

for (const path of [...routes.map((route) => route.path), '/not-a-page']) {
  test(`${path} has no finding in light and dark mode at any width`, async ({page, complaints}) => {
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await openPage(page, path);
      // As it loads, and once as it is when all of it has been read.
      if (width === phone) await layOutAll(page);
      await expectNoFinding(page, `${width} px`);
    }
    await page.setViewportSize({width: narrowest, height: 900});
    await expectNoOverflow(page);
    if (path === '/not-a-page') {
      expect(new Set(complaints.splice(0))).toEqual(new Set([expect.stringContaining('404')]));
    }
  });
}

async function expectNoFinding(page: Page, where: string): Promise<void> {
  for (const mode of modes) {
    await showInMode(page, mode);
    expect(await axeFindings(page), `${mode}, ${where}`).toEqual([]);
  }
  await expectNoOverflow(page);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
}
