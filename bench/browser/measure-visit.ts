import type {Browser} from 'playwright-core';
import {openSlowPage, waitUntilIdle} from './open-slow-page';
import {readTimings, watchTimings} from './watch-timings';

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
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const timings = await readTimings(page);
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
