import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url, viewport: {width: 1600, height: 800}, hasTouch: true});

const opener = (page: Page) => page.getByRole('button', {name: 'Dropdown'});
const item = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Late page'});

test.beforeEach(async ({page}) => {
  await openPage(page, '/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page)).toBeVisible();
});

test.afterEach(async ({page}) => {
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(item(page)).toBeHidden();
});

test('an open dropdown closes on a click outside', async ({page}) => {
  await page.getByRole('heading', {level: 1}).click();
});

test('an open dropdown closes when a finger touches the page outside', async ({page}) => {
  // A touch that is not lifted: the browser sends no mouse event that could close it instead.
  const box = await page.getByRole('heading', {level: 1}).boundingBox();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5}],
  });
});

test('an open dropdown closes when the focus leaves it, and not before', async ({page}) => {
  for (const name of ['Long page', 'Late page', 'Trades in a dropdown']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Single doc'})).toBeFocused();
});
