import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

export type AxeScope = {
  /** Selectors of the parts to look at; without it, the whole page. */
  readonly parts?: readonly string[];
  /** Colours take two thirds of the time. A layout that differs only in width needs them once. */
  readonly withColours?: boolean;
};

/**
 * What axe finds in a page, or in the chosen parts of it. It looks from inside the page: ours have
 * no frames to collect from, and sending every passed check out costs more than the checks.
 */
export async function axeFindings(
  page: Page,
  {parts = [], withColours = true}: AxeScope = {},
): Promise<unknown[]> {
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  if (!withColours) {
    axe.disableRules(['color-contrast']);
  }
  for (const part of parts) {
    axe.include(part);
  }
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)]);
}
