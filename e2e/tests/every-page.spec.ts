import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {routes} from '../routes';
import {modes, showInMode} from '../show-in-mode';

const narrowest = 320;
const widths = [1280, 996, 390];

for (const path of [...routes.map((route) => route.path), '/not-a-page']) {
  test(`${path} has no finding in light and dark mode at any width`, async ({page, complaints}) => {
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await openPage(page, path);
      await expectNoFinding(page, `${width} px`);
    }
    const laidOut = await layOutEverything(page);
    if (laidOut > 0) await expectNoFinding(page, 'laid out as a whole');
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

/** What is far below is laid out only as it is read: lays it out now, and counts it. */
function layOutEverything(page: Page): Promise<number> {
  return page.evaluate(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    for (const element of waiting) element.style.contentVisibility = 'visible';
    return waiting.length;
  });
}
