import type {Page} from '@playwright/test';

/** Scrolls and returns when the page has handled the scroll event and drawn the result. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        window.addEventListener(
          'scroll',
          () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
          {once: true},
        );
        window.scrollTo(0, target);
      }),
    top,
  );
}
