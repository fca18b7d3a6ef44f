import type {Browser} from 'playwright-core';
import type {VisitFigures} from '../browser/measure-visit';
import {measureVisit} from '../browser/measure-visit';
import {watchLastCall} from './last-call';

type PageFigures = VisitFigures & {
  /** Whether the last call is laid out when the page first shows anything. */
  readonly lastCallAtFirstPaint: boolean;
  readonly wordsWithoutScript: number;
  readonly lastCallWithoutScript: boolean;
};

/** A cold visit, and what the page holds for a reader without JavaScript. */
export async function measurePage(
  browser: Browser,
  url: string,
  lastCall: string,
): Promise<PageFigures> {
  let lastCallAtFirstPaint = false;
  const visit = await measureVisit(browser, url, (page) =>
    watchLastCall(page, lastCall, (isLaidOut) => {
      lastCallAtFirstPaint = isLaidOut;
    }),
  );
  return {...visit, lastCallAtFirstPaint, ...(await visitWithoutScript(browser, url, lastCall))};
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
