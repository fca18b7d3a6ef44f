import type {BrowserContext, Page} from '@playwright/test';
import {openPage} from '../../e2e/open-page';
import type {Shown} from './count-shown';
import {countShown} from './count-shown';
import type {Watch} from './watch-context';

/** A browser, and what its pages do that no page should. */
export type Reader = {
  readonly context: BrowserContext;
  readonly watch: Watch;
  /** What must be seen all the same. */
  readonly expected?: RegExp;
};

/** The browser says by itself that a page is missing. */
const missing = /^error: Failed to load resource: .* 404 .*\/not-a-page\)$/;

/** Does something in a new tab, and gives what went wrong. */
export async function inNewTab(
  {context, watch, expected = missing}: Reader,
  name: string,
  run: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const findings = await run(page).catch((error: unknown) => [firstLine(error)]);
  await page.close();
  return [...findings, ...watch.take()]
    .filter((finding) => !missing.test(finding) && !expected.test(finding))
    .map((finding) => `${name}: ${finding}`);
}

/** Opens a page and waits until nothing more is loaded. */
export async function visit(page: Page, path: string): Promise<Shown> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  return countShown(page);
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
