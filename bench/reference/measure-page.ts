import type {Browser} from 'playwright-core';

export type PageFigures = {
  readonly scriptKb: number;
  readonly htmlKb: number;
  readonly totalKb: number;
  readonly firstPaintMs: number;
  readonly blockingMs: number;
  readonly nodes: number;
  readonly wordsWithoutScript: number;
};

/** One cold visit: processor slowed four times, 10 Mbit/s, 40 ms. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
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
  await page.goto(url, {waitUntil: 'load', timeout: 180_000});
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(2_500);
  const {blocking, paint} = await page.evaluate(() => ({
    blocking: (window as unknown as {blocking: number}).blocking,
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
    wordsWithoutScript: await countWords(browser, url),
  };
}

async function countWords(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(url, {timeout: 180_000});
  const text = await page.locator('body').innerText();
  await context.close();
  return text.split(/\s+/).filter(Boolean).length;
}
