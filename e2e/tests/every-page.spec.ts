import type {Page} from '@playwright/test';
import {readControls} from '../accessibility-tree';
import {findingsByMode} from '../findings-by-mode';
import {layOutAll} from '../lay-out-all';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {readText} from '../read-text';
import {routes} from '../routes';

const widths = [1280, 996, 390];
/** 1280 pixels at 400 and at 200 % are as wide as a window of 320 and of 640. */
const otherWidths = [320, 640, 1920];

for (const path of [...routes.map((route) => route.path), '/not-a-page']) {
  test(`${path} has no finding in either mode, names its controls and shows its text at any width`, async ({
    page,
    complaints,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await openPage(page, path);
      await expectNoOverflow(page);
      await layOutAll(page);
      expect(await findingsByMode(page), `${width} px`).toEqual({light: [], dark: []});
      await expectWholeText(page, width);
    }
    for (const width of otherWidths) {
      await page.setViewportSize({width, height: 900});
      await expectWholeText(page, width);
    }
    await expectNames(page);
    if (path === '/not-a-page') {
      expect(new Set(complaints.splice(0))).toEqual(new Set([expect.stringContaining('404')]));
    }
  });
}

async function expectWholeText(page: Page, width: number): Promise<void> {
  await expectNoOverflow(page);
  const {lines, ...faults} = await page.evaluate(readText);
  expect(lines, `${width} px`).toBeGreaterThan(10);
  expect(faults, `${width} px`).toEqual({cutOff: [], overlapping: []});
}

async function expectNames(page: Page): Promise<void> {
  const controls = await readControls(page);
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter(({name}) => name === '')).toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
}
