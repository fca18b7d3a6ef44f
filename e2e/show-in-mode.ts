import type {Page} from '@playwright/test';
import {expect} from './page-test';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Shows the page in a mode and waits until nothing moves. */
export async function showInMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await untilStill(page);
}

export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
}
