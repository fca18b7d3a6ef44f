import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * What axe finds in a page, or in the chosen parts of it. It looks from inside the page: ours have
 * no frames to collect from, and sending every passed check out costs more than the checks.
 */
export async function axeFindings(page: Page, parts: readonly string[] = []): Promise<unknown[]> {
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  for (const part of parts) {
    axe.include(part);
  }
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)]);
}
