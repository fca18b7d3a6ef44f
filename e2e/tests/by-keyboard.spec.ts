import type {Locator, Page} from '@playwright/test';
import {openForm, panelOf, responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

// A guide has some two hundred.
const longestWalk = 300;

/** As a reader without a mouse gets there, from what has the focus now. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < longestWalk; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${longestWalk} stops do not lead there.`);
}

test('examples are run, changed and sent again by keyboard alone', async ({page}) => {
  await openPage(page, '/docs/trades/initiate-new-trade');
  const runs = page.getByRole('button', {name: /^Run: /});
  const figure = page.getByRole('figure').filter({has: runs}).first();
  await tabTo(page, runs.first());
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('status')).toContainText('200');
  await expect(runs.first()).toBeFocused();
  await tabTo(page, figure.locator('summary', {hasText: 'Change the request'}));
  await page.keyboard.press('Enter');
  await tabTo(page, figure.getByLabel('Body'));
  const body = await figure.getByLabel('Body').inputValue();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(body.replace('"Winter coat"', '"A red coat"'));
  await page.keyboard.press('Control+Enter');
  await expect(figure.getByRole('status')).toContainText('200');
  await expect(panelOf(page)).toContainText('A red coat');
  await tabTo(page, runs.nth(1));
  await page.keyboard.press('Space');
  await expect(panelOf(page)).toContainText('A red coat · paid, waiting for the handover');
});

test('the bar moves the trade, goes back, tells more and starts again by keyboard alone', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByRole('button', {name: 'Send', exact: true}).press('Enter');
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  await openPage(page, '/docs/trades');
  const bar = panelOf(page);
  await expect(bar).toContainText('waiting for acceptance');
  const press = async (name: string) => {
    const button = bar.getByRole('button', {name, exact: true});
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  await tabTo(page, page.getByRole('link', {name: 'Skip to the sandbox'}));
  await page.keyboard.press('Enter');
  await press('Payer pays');
  await expect(bar).toContainText('paid, waiting for a label');
  await expect(bar).toBeFocused();
  await press('Undo');
  await expect(bar).toContainText('waiting for acceptance');
  await press('About');
  await expect(bar.getByRole('button', {name: 'About', exact: true})).toBeFocused();
  await press('Reset');
  await expect(bar).toContainText('No trade of yours yet');
  await expect(bar).toBeFocused();
});
