import type {Browser, Page} from 'playwright-core';
import {openSlowPage, waitUntilIdle} from './open-slow-page';

export type VisitFigures = {
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly htmlKb: number;
  readonly totalKb: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly nodes: number;
  readonly layoutShift: number;
};

type Timings = {largestPaint: number; blocking: number; layoutShift: number};

/** One cold visit until nothing more happens. */
export async function measureVisit(browser: Browser, url: string): Promise<VisitFigures> {
  const {page, session, close} = await openSlowPage(browser);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Performance.enable');
  await watchTimings(page);
  await page.goto(url, {waitUntil: 'load', timeout: 180_000});
  await waitUntilIdle(page);
  const {firstPaint, timings} = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    timings: (window as unknown as {timings: Timings}).timings,
  }));
  const {metrics} = await session.send('Performance.getMetrics');
  await close();
  const kb = (kind: string) => Math.round((bytes.get(kind) ?? 0) / 1024);
  return {
    scriptKb: kb('Script'),
    styleKb: kb('Stylesheet'),
    htmlKb: kb('Document'),
    totalKb: Math.round([...bytes.values()].reduce((sum, each) => sum + each, 0) / 1024),
    requests: kinds.size,
    firstPaintMs: Math.round(firstPaint),
    largestPaintMs: Math.round(timings.largestPaint),
    blockingMs: Math.round(timings.blocking),
    nodes: metrics.find(({name}) => name === 'Nodes')?.value ?? 0,
    layoutShift: Math.round(timings.layoutShift * 1000) / 1000,
  };
}

async function watchTimings(page: Page): Promise<void> {
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
