import type {Page} from 'playwright-core';

type Timings = {largestPaint: number; blocking: number; layoutShift: number};

/** From the beginning of the next visit on. */
export async function watchTimings(page: Page): Promise<void> {
  // No named function inside: the compiler would mark it with a helper that the page does not have.
  await page.addInitScript(() => {
    const timings: Timings = {largestPaint: 0, blocking: 0, layoutShift: 0};
    Object.assign(window, {timings});
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) timings.blocking += Math.max(0, duration - 50);
    }).observe({type: 'longtask', buffered: true});
    new PerformanceObserver((list) => {
      timings.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        timings.layoutShift += (entry as unknown as {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

export function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(() => (window as unknown as {timings: Timings}).timings);
}
