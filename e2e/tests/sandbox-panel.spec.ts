import type {Page} from '@playwright/test';
import {initiateTrade, openForm, panelOf} from '../open-form';
import {expect, test} from '../page-test';

const linkOf = (page: Page) => page.getByRole('button', {name: 'Open the page behind redirectUrl'});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the panel is one line, and the list of calls opens beside it', async ({page}) => {
    await openForm(page);
    expect((await panelOf(page).boundingBox())?.height).toBeLessThan(50);
    await page.getByRole('button', {name: 'All calls'}).click();
    await expect(page.getByRole('navigation', {name: 'API calls'})).toBeVisible();
  });

  test('the list of calls opens beside the unfolded panel too', async ({page}) => {
    await openForm(page);
    await panelOf(page).getByText('Sandbox', {exact: true}).click();
    await expect(page.getByRole('button', {name: 'Reset the sandbox'})).toBeVisible();
    await page.getByRole('button', {name: 'All calls'}).click();
    await expect(page.getByRole('navigation', {name: 'API calls'})).toBeVisible();
  });
});

for (const [width, isUnfolded] of [
  [390, false],
  [390, true],
  [1280, true],
] as const) {
  const name = `${isUnfolded ? 'unfolded' : 'folded'} panel at ${width} px`;
  test(`Tab leads to no control of a form that is under the ${name}`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const form = await openForm(page);
    const fold = panelOf(page).locator('details').first();
    if (isUnfolded && width === 390) await fold.locator('summary').first().click();
    await expect(fold).toHaveJSProperty('open', isUnfolded);
    await page.getByRole('button', {name: `Try it: ${initiateTrade.title}`, exact: true}).focus();
    const covered: string[] = [];
    let passed = 0;
    for (; ; passed += 1) {
      await page.keyboard.press('Tab');
      const focused = await form.evaluate(describeFocused);
      if (focused === undefined) break;
      if (focused.isCovered) covered.push(focused.markup);
    }
    expect(passed).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });
}

/** Which part of a form has the focus, and whether something else covers it completely. */
function describeFocused(form: Element) {
  const focused = document.activeElement;
  if (!focused || !form.contains(focused)) return undefined;
  const panel = document.querySelector('aside')?.getBoundingClientRect();
  const {top} = focused.getBoundingClientRect();
  return {
    isCovered: top >= Math.min(panel?.top ?? Infinity, window.innerHeight),
    markup: focused.outerHTML.slice(0, 120),
  };
}

for (const way of ['Escape', 'Close'] as const) {
  test(`a hosted page that is left by ${way} can be opened again until its link is used`, async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(form.getByRole('status')).toContainText('200');
    const dialog = page.getByRole('dialog');
    const leave = () =>
      way === 'Escape'
        ? page.keyboard.press('Escape')
        : dialog.getByRole('button', {name: 'Close'}).click();

    await linkOf(page).click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(linkOf(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', {name: /^Pay/}).click();
    await expect(dialog.getByRole('status')).toContainText('The browser goes back to https://');
    await leave();
    await expect(dialog).toBeHidden();
    await expect(linkOf(page)).toHaveCount(0);
    await expect(panelOf(page).locator('summary').first()).toBeFocused();
  });
}
