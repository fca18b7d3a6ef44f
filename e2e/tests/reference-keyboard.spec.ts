import type {Page} from '@playwright/test';
import {responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const route = '/v1/marketplace';

/** Presses Tab until the control of that name has the focus, as a reader without a mouse would. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
    });
    if (name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`Tab did not reach ${String(name)}; it passed ${passed.join(' | ')}.`);
}

test('Tab alone leads from the skip link through a call to "Try it"', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, route);
  await tabTo(page, /^Skip to main content$/, 1);
  await page.keyboard.press('Enter');
  await tabTo(page, /Connect a user$/, 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#connect-user$/);
  await expect(page.getByRole('heading', {name: 'Connect a user'})).toBeInViewport();

  await tabTo(page, /^Link to connect-user$/, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#connect-user$/);

  await tabTo(page, /^Try it: Connect a user$/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', {name: 'Try it: Connect a user'});
  await expect(form.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  await tabTo(page, /^Send$/);
  await page.keyboard.press('Enter');
  await expect(responseOf(form).getByRole('status')).toContainText('200');

  await tabTo(page, /^curl$/);
  await page.keyboard.press('ArrowRight');
  const samples = page.getByRole('tablist', {name: 'Connect a user', exact: true});
  await expect(samples.getByRole('tab', {name: 'TypeScript'})).toBeFocused();
  await expect(samples.getByRole('tab', {name: 'TypeScript'})).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await tabTo(page, /^\d fields of appSwitch/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="connect-user.body.appSwitch"] li').first()).toBeVisible();
  await tabTo(page, /^Link to connect-user\.body\.appSwitch\./, 1);
});
