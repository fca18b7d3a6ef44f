import type {JSHandle, Locator, Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {loadAxe} from './load-axe';

type Asked = {
  readonly options?: RunOptions;
  /** Looks only at these, instead of all. */
  readonly only?: JSHandle<readonly Element[]>;
};

/**
 * What axe finds in a page, or in one part of it. It looks from inside the page and stays there:
 * ours have no frames to collect from.
 */
export async function axeFindings(
  page: Page,
  part: Locator = page.locator('html'),
  {options = {}, only}: Asked = {},
): Promise<unknown[]> {
  await loadAxe(page);
  return part.evaluate(
    async (element, asked) => {
      const include = asked.only ?? [element];
      if (include.length === 0) return [];
      const {violations} = await window.axe.run({include: [...include]}, asked.options);
      return violations.map(({id, nodes}) => [
        id,
        nodes.map(({target}) => document.querySelector(String(target))?.outerHTML.slice(0, 300)),
      ]);
    },
    {options: {...options, resultTypes: ['violations']} satisfies RunOptions, only},
  );
}
