import type {Locator, Page} from '@playwright/test';
import {loadAxe} from './load-axe';

/**
 * What axe finds in a page, or in one part of it. It looks from inside the page and stays there:
 * ours have no frames to collect from.
 */
export async function axeFindings(page: Page, part?: Locator): Promise<unknown[]> {
  await loadAxe(page);
  return (part ?? page.locator('html')).evaluate(async (element) => {
    const {violations} = await window.axe.run(element, {resultTypes: ['violations']});
    return violations.map(({id, nodes}) => [
      id,
      nodes.map(({target}) => document.querySelector(String(target))?.outerHTML.slice(0, 300)),
    ]);
  });
}
