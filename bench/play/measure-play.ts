import type {Browser, Page} from 'playwright-core';
import {withChromium} from '../browser/launch-chromium';
import {openSlowPage, waitUntilIdle} from '../browser/open-slow-page';
import {serveFolder} from '../browser/serve-folder';
import {slowVisit, takeTurns} from '../browser/take-turns';
import {readTimings, watchTimings} from '../browser/watch-timings';
import {ourPages, ourSite} from '../our-site';
import {table} from '../results/table';
import type {Target} from '../results/targets';
import {targetTable} from '../results/targets';

type PlayFigures = {
  readonly openMs: number;
  readonly openBlockingMs: number;
  readonly stepBlockingMs: number;
  readonly longestStepBlockingMs: number;
  readonly steps: number;
};

/** How long the page is busy when a trade is played for the first time, and at each step of it. */
export async function measurePlay(): Promise<string> {
  const {url, server} = await serveFolder(ourSite());
  const pages = new Map([
    ['home', url + ourPages.home],
    ['Trades', url + ourPages.guide],
  ]);
  const played = await withChromium((browser) =>
    takeTurns(pages, (page) => playTrade(browser, page)),
  );
  server.close();
  return [
    `Somebody opens Play a trade, nothing of which has been loaded, and presses Next until the payout. ${slowVisit}`,
    table(played, 'Page'),
    targetTable(targets(played)),
  ].join('\n\n');
}

async function playTrade(browser: Browser, url: string): Promise<PlayFigures> {
  const {page, close} = await openSlowPage(browser);
  await watchTimings(page);
  await page.goto(url, {waitUntil: 'load', timeout: 180_000});
  await waitUntilIdle(page);
  const opened = await press(page, '[data-island=play]');
  const steps: number[] = [];
  while (await page.evaluate((selector) => document.querySelector(selector) !== null, next)) {
    steps.push((await press(page, next)).blockingMs);
  }
  await close();
  const sorted = steps.toSorted((one, other) => one - other);
  return {
    openMs: opened.ms,
    openBlockingMs: opened.blockingMs,
    stepBlockingMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestStepBlockingMs: sorted.at(-1) ?? 0,
    steps: steps.length,
  };
}

const region = '[aria-label="Play a trade"]';
const next = `${region} .button--primary:not([disabled])`;

/** Until what is announced has changed. The page finds its elements: a test tool's way would count. */
async function press(page: Page, selector: string): Promise<{ms: number; blockingMs: number}> {
  const before = (await readTimings(page)).blocking;
  const ms = await page.evaluate(
    ([button = '', announced = '']) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const said = document.querySelector(announced)?.textContent;
        new MutationObserver((_, observer) => {
          const now = document.querySelector(announced);
          if (!now || now.textContent === said) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        }).observe(document, {subtree: true, childList: true, characterData: true});
        document.querySelector<HTMLElement>(button)?.click();
      }),
    [selector, `${region} [role=status]`],
  );
  await page.waitForTimeout(1_500);
  return {
    ms: Math.round(ms),
    blockingMs: Math.round((await readTimings(page)).blocking - before),
  };
}

function targets(played: ReadonlyMap<string, PlayFigures>): readonly Target[] {
  return [...played].flatMap(([name, figures]) => [
    {name: `${name}: blocking ms on opening`, figure: figures.openBlockingMs, atMost: 200},
    {
      name: `${name}: blocking ms of the longest step`,
      figure: figures.longestStepBlockingMs,
      atMost: 50,
    },
  ]);
}
