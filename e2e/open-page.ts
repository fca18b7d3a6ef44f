import type {Page} from '@playwright/test';
import {expect} from './page-test';

/** Opens a page and waits until its scripts react. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
