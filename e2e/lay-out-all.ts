import type {Page} from '@playwright/test';

/** A page is laid out as it is read. After this, all of it is, wherever the reader stands. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
