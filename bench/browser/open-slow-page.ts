import type {Browser, CDPSession, Page} from 'playwright-core';

type SlowPage = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
};

/** An empty page of a reader who was never here: processor slowed four times, 10 Mbit/s, 40 ms. */
export async function openSlowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10e6 / 8,
    uploadThroughput: 5e6 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return {page, session, close: () => context.close()};
}

/** What arrives after the page has loaded counts, too, and what it then does for seconds. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(2_500);
}
