import type {Browser, Page} from 'playwright-core';
import {openSlowPage, waitUntilIdle} from '../browser/open-slow-page';

export type Click = {
  readonly from: string;
  /** The path that the link leads to. */
  readonly to: string;
  /** How the heading of the page that follows begins. */
  readonly heading: string;
};

export type ClickFigures = {readonly headingMs: number};

/** How long a reader points at a link before pressing. */
const hoverMs = 300;

/** From the press on a link until the next page's heading is painted. */
export async function measureClick(
  browser: Browser,
  {from, to, heading}: Click,
): Promise<ClickFigures> {
  const {page, close} = await openSlowPage(browser);
  await watchHeading(page, heading);
  await page.goto(from, {timeout: 180_000});
  await waitUntilIdle(page);
  await page.locator(`a[href="${to}"]:visible, a[href="${to}/"]:visible`).first().hover();
  await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await page.waitForFunction(
    () => (window as unknown as {headingMs?: number}).headingMs,
    undefined,
    {polling: 100, timeout: 60_000},
  );
  const headingMs = Math.round((await shown.jsonValue()) ?? 0);
  await close();
  return {headingMs};
}

/** The moment of the press outlives the document: the next page may be one of its own. */
async function watchHeading(page: Page, heading: string): Promise<void> {
  // No named function inside: the compiler would mark it with a helper that the page does not have.
  await page.addInitScript((wanted) => {
    addEventListener(
      'pointerdown',
      () => {
        sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
      },
      {capture: true},
    );
    // The browser tells when it painted an element that bears this attribute. Frames and timers
    // would not do: those of a document that is still being read come late.
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('h1:not([elementtiming])')) {
        if (each.textContent.trim().startsWith(wanted)) {
          each.setAttribute('elementtiming', 'heading');
        }
      }
    }).observe(document, {childList: true, subtree: true, characterData: true});
    new PerformanceObserver((list) => {
      const painted = performance.timeOrigin + (list.getEntries()[0]?.startTime ?? 0);
      const pressed = Number(sessionStorage.getItem('pressed'));
      Object.assign(window, {headingMs: painted - pressed});
    }).observe({type: 'element', buffered: true});
  }, heading);
}
