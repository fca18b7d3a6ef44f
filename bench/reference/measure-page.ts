import type {Browser} from 'playwright-core';
import type {VisitFigures} from '../browser/measure-visit';
import {measureVisit} from '../browser/measure-visit';
import {openSlowPage} from '../browser/open-slow-page';
import {watchLastCall} from './last-call';

type PageFigures = VisitFigures & {
  /** Whether the last call is laid out when the page first shows anything. */
  readonly lastCallAtFirstPaint: boolean;
  readonly wordsWithoutScript: number;
  readonly lastCallWithoutScript: boolean;
};

/**
 * A cold visit, and what the page holds at its first paint and without JavaScript. These are visits
 * of their own: a script that looks through a page of 8,000 elements keeps it from responding.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  lastCall: string,
): Promise<PageFigures> {
  return {
    ...(await measureVisit(browser, url)),
    lastCallAtFirstPaint: await isLastCallAtFirstPaint(browser, url, lastCall),
    ...(await visitWithoutScript(browser, url, lastCall)),
  };
}

async function isLastCallAtFirstPaint(
  browser: Browser,
  url: string,
  lastCall: string,
): Promise<boolean> {
  const {page, close} = await openSlowPage(browser);
  try {
    const {seen} = await watchLastCall(page, lastCall);
    await page.goto(url, {waitUntil: 'commit'});
    return await seen;
  } finally {
    await close();
  }
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
