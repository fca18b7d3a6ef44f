import type {Page} from '@playwright/test';
import {loadAxe} from './load-axe';

/** Colours take two thirds of the time, and only they differ between light and dark mode. */
export type AxeRules = keyof typeof choices;

const choices = {
  all: {},
  colours: {runOnly: ['color-contrast', 'link-in-text-block']},
  'all but colours': {rules: {'color-contrast': {enabled: false}}},
};

/**
 * What axe finds in a page, or in the parts of it that selectors choose. It looks from inside the
 * page and stays there: ours have no frames to collect from.
 */
export async function axeFindings(
  page: Page,
  {parts = ['html'], rules = 'all'}: {parts?: string[]; rules?: AxeRules} = {},
): Promise<unknown[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({include, options}) => {
      const {violations} = await window.axe.run({include}, options);
      return violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)]);
    },
    {include: parts, options: {resultTypes: ['violations' as const], ...choices[rules]}},
  );
}
