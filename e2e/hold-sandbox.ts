import type {Page} from '@playwright/test';

/** Another tab writes, so that all that is pressed waits its turn, until let go. */
export async function holdSandbox(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    void navigator.locks.request(
      'sandbox.steps',
      () => new Promise((free) => addEventListener('let-go', free)),
    );
  });
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
}
