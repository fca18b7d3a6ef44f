import type {Browser} from 'playwright-core';
import {watchLastCall} from './last-call';

export type PageFigures = {
  readonly scriptKb: number;
  readonly htmlKb: number;
  readonly totalKb: number;
  readonly firstPaintMs: number;
  readonly blockingMs: number;
  readonly nodes: number;
  /** Whether the last call is laid out when the page first shows anything. */
  readonly lastCallAtFirstPaint: boolean;
  readonly wordsWithoutScript: number;
  readonly lastCallWithoutScript: boolean;
};

/** One cold visit: processor slowed four times, 10 Mbit/s, 40 ms. */
export async function measurePage(
  browser: Browser,
  url: string,
  lastCall: string,
): Promise<PageFigures> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10e6 / 8,
    uploadThroughput: 5e6 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.addInitScript(() => {
    Object.assign(window, {blocking: 0});
    new PerformanceObserver((list) => {
      const target = window as unknown as {blocking: number};
      for (const {duration} of list.getEntries()) target.blocking += Math.max(0, duration - 50);
    }).observe({type: 'longtask', buffered: true});
  });
  await watchLastCall(page, lastCall);
  await page.goto(url, {waitUntil: 'load', timeout: 180_000});
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(2_500);
  const {blocking, paint, lastCallAtFirstPaint} = await page.evaluate(() => ({
    blocking: (window as unknown as {blocking: number}).blocking,
    lastCallAtFirstPaint: (window as unknown as {lastCallAtFirstPaint?: boolean})
      .lastCallAtFirstPaint,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const {metrics} = await session.send('Performance.getMetrics');
  await context.close();
  const kb = (kind: string) => Math.round((bytes.get(kind) ?? 0) / 1024);
  return {
    scriptKb: kb('Script'),
    htmlKb: kb('Document'),
    totalKb: Math.round([...bytes.values()].reduce((sum, each) => sum + each, 0) / 1024),
    firstPaintMs: Math.round(paint),
    blockingMs: Math.round(blocking),
    nodes: metrics.find(({name}) => name === 'Nodes')?.value ?? 0,
    lastCallAtFirstPaint: lastCallAtFirstPaint === true,
    ...(await visitWithoutScript(browser, url, lastCall)),
  };
}

async function visitWithoutScript(browser: Browser, url: string, lastCall: string) {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(url, {timeout: 180_000});
  const text = await page.locator('body').innerText();
  const headings = await page.getByRole('heading', {name: lastCall}).count();
  await context.close();
  return {
    wordsWithoutScript: text.split(/\s+/).filter(Boolean).length,
    lastCallWithoutScript: headings > 0,
  };
}
