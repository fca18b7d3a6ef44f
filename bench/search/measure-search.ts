import type {Browser, Page} from 'playwright-core';
import {withChromium} from '../browser/launch-chromium';
import {openSlowPage, waitUntilIdle} from '../browser/open-slow-page';
import {serveFolder} from '../browser/serve-folder';
import {slowVisit, takeTurns} from '../browser/take-turns';
import {readTimings, watchTimings} from '../browser/watch-timings';
import {ourPages, ourSite} from '../our-site';
import {table} from '../results/table';
import {targetTable} from '../results/targets';

type SearchFigures = {
  readonly openMs: number;
  readonly openBlockingMs: number;
  readonly keyMs: number;
  readonly longestKeyMs: number;
  readonly keys: number;
};

/** A word, a name, a question, a typo and words that nothing holds, each the slowest in its way. */
const queries = [
  'refund',
  'requiredKycLevel',
  'how do I verify a webhook signature',
  'corelation id',
  'xylophone concert',
];

const field = 'dialog[open] [role=combobox]';
const status = 'dialog[open] [role=status]';

/** How long a reader waits for search to open, and for the results after each key. */
export async function measureSearch(): Promise<string> {
  const {url, server} = await serveFolder(ourSite());
  const pages = new Map([['Trades', url + ourPages.guide]]);
  const searched = await withChromium((browser) =>
    takeTurns(pages, (page) => search(browser, page)),
  );
  server.close();
  return [
    `Somebody opens search, nothing of which has been loaded, and types ${queries.length} queries key by key. A key is over when its results are laid out. ${slowVisit}`,
    table(searched, 'Page'),
    targetTable(
      [...searched].map(([name, {longestKeyMs}]) => {
        return {name: `${name}: ms of the longest key`, figure: longestKeyMs, atMost: 50};
      }),
    ),
  ].join('\n\n');
}

async function search(browser: Browser, url: string): Promise<SearchFigures> {
  const {page, close} = await openSlowPage(browser);
  await watchTimings(page);
  await page.goto(url, {waitUntil: 'load', timeout: 180_000});
  await waitUntilIdle(page);
  const before = (await readTimings(page)).blocking;
  const begun = Date.now();
  await page.keyboard.press('Control+k');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent.startsWith('Search'),
    status,
  );
  const openMs = Date.now() - begun;
  await waitUntilIdle(page);
  const openBlockingMs = Math.round((await readTimings(page)).blocking - before);
  const keys: number[] = [];
  for (const query of queries) keys.push(...(await type(page, query)));
  await close();
  const sorted = keys.toSorted((one, other) => one - other);
  return {
    openMs,
    openBlockingMs,
    keyMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestKeyMs: sorted.at(-1) ?? 0,
    keys: keys.length,
  };
}

/** Milliseconds for each key. The page types: the way of a test tool would count. */
function type(page: Page, query: string): Promise<number[]> {
  return page.evaluate(
    async ([selector = '', words = '']) => {
      const times: number[] = [];
      const input = document.querySelector<HTMLInputElement>(selector);
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (let length = 1; length <= words.length; length++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const begun = performance.now();
        // React notices only what the browser's own setter changes.
        value?.set?.call(input, words.slice(0, length));
        input?.dispatchEvent(new InputEvent('input', {bubbles: true}));
        await Promise.resolve();
        document.querySelector<HTMLElement>('dialog[open]')?.getBoundingClientRect();
        times.push(Math.round(performance.now() - begun));
      }
      return times;
    },
    [field, query],
  );
}
