import type {Page} from '@playwright/test';

/** Lets the browser refuse storage to the page, as Chromium does where cookies are blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    for (const name of ['request', 'query']) {
      Object.defineProperty(LockManager.prototype, name, {
        value: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
      });
    }
  });
}
