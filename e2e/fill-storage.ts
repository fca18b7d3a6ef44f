import type {Page} from '@playwright/test';

/** Leaves no room in what the browser keeps for the page's site. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          area.setItem(`ballast ${size}`, 'x'.repeat(size));
        } catch {
          // Half of it may still fit.
        }
      }
    }
  });
}
