import type {Locator} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

test.use({forcedColors: 'active'});

/** What shows a state where the system chooses the colours: lines, ground and weight. */
async function looks(element: Locator): Promise<string> {
  return element.evaluate((node) =>
    [undefined, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(node, part);
        const {backgroundColor, color, fontWeight, textDecorationLine, content} = style;
        const {borderBlockEndColor, borderBlockEndStyle, borderBlockEndWidth} = style;
        const {borderInlineStartColor, borderInlineStartStyle, borderInlineStartWidth} = style;
        const {outlineColor, outlineStyle, outlineWidth} = style;
        const below =
          borderBlockEndStyle === 'none' ? '' : borderBlockEndWidth + borderBlockEndColor;
        const beside =
          borderInlineStartStyle === 'none' ? '' : borderInlineStartWidth + borderInlineStartColor;
        const around = outlineStyle === 'none' ? '' : outlineWidth + outlineColor;
        const ground = content === 'none' ? '' : backgroundColor;
        return [ground, color, fontWeight, textDecorationLine, below, beside, around].join();
      })
      .join(' | '),
  );
}

test('the chosen tab differs from the others', async ({page}) => {
  await openPage(page, '/v1/marketplace');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  expect(await looks(tabs.nth(0))).not.toBe(await looks(tabs.nth(1)));
});

test('the current page and the current heading differ from the others', async ({page}) => {
  await openPage(page, '/docs/trades/trade-details');
  const menu = page.locator('.theme-doc-sidebar-menu');
  const current = menu.locator('a[aria-current="page"]');
  const other = menu.getByRole('link', {name: 'Trade status page'});
  expect(await looks(current)).not.toBe(await looks(other));
  const contents = page.locator('.table-of-contents');
  await contents.getByRole('link').nth(2).click();
  const active = contents.locator('.table-of-contents__link--active').first();
  await expect(active).toBeVisible();
  const inactive = contents.locator('a:not(.table-of-contents__link--active)').first();
  expect(await looks(active)).not.toBe(await looks(inactive));
});

test('what is done, what is now and what is to come differ in a timeline', async ({page}) => {
  await openPage(page, '/docs/trades/trade-details');
  const entry = (state: string) => page.locator(`li[data-state="${state}"] > :first-child`).first();
  const states = await Promise.all(
    ['Past', 'Current', 'Future'].map((state) => looks(entry(state))),
  );
  expect(new Set(states).size).toBe(3);
});

test('a link with the focus differs from itself without', async ({page}) => {
  await openPage(page, '/v1/marketplace');
  const link = page.getByRole('navigation', {name: 'API calls'}).getByRole('link').first();
  const before = await looks(link);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await looks(link)).not.toBe(before);
});
