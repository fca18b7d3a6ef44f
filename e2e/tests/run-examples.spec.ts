import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {openPage} from '../open-page';
import {panelOf} from '../open-form';
import {expect, test} from '../page-test';
import {guides} from '../routes';

const guide = '/docs/trades/initiate-new-trade';
const runs = (page: Page) => page.getByRole('button', {name: /^Run: /});
const figures = (page: Page) => page.getByRole('figure').filter({has: runs(page)});
const live = (page: Page) => page.getByText('Response from your sandbox', {exact: false});

for (const {path} of guides) {
  test(`every example of ${path} runs and comes back as recorded`, async ({page}) => {
    await openPage(page, path);
    for (const figure of await figures(page).all()) {
      const recorded = await figure.getByRole('tab', {name: /^\d{3}/}).textContent();
      await runs(page).and(figure.getByRole('button')).click();
      const status = figure.getByRole('status').filter({hasText: 'Response from your sandbox'});
      await expect(status).toContainText(recorded?.slice(0, 3) ?? '');
    }
  });
}

test('the next example goes on with the same trade, by keyboard alone', async ({page}) => {
  await openPage(page, guide);
  await runs(page).first().focus();
  await page.keyboard.press('Enter');
  const figure = figures(page).first();
  const body = figure.getByRole('group', {name: 'Response from your sandbox'});
  await expect(body).toContainText('tradeId');
  const [tradeId = ''] = /[\da-f-]{36}(?="\n})/.exec((await body.textContent()) ?? '') ?? [];
  await expect(panelOf(page)).toContainText('Winter coat');
  const second = runs(page).nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const next = figures(page).nth(1);
  await expect(next.getByRole('status').first()).toContainText('200');
  await expect(next).toContainText(tradeId);
});

test('a request can be changed and sent again; what breaks a rule is named', async ({page}) => {
  await openPage(page, guide);
  await runs(page).first().click();
  const figure = figures(page).first();
  await figure.getByText('Change the request').click();
  const body = figure.getByLabel('Body');
  const text = await body.inputValue();
  await body.fill(text.replace('"Winter coat"', '"A red coat"').replace('1289.8', '4'));
  await figure.getByRole('button', {name: 'Send again'}).click();
  await expect(figure.getByRole('list', {name: 'What to fix'})).toContainText('amount');
  await body.fill(text.replace('"Winter coat"', '"A red coat"'));
  await body.press('Control+Enter');
  await expect(figure.getByRole('status')).toContainText('200');
  await expect(panelOf(page)).toContainText('A red coat');
  expect(await axeFindings(page, figure)).toEqual([]);
});

test('a part that another response does not have is no crash: the whole response is shown', async ({
  page,
}) => {
  await openPage(page, '/docs/trades/trade-details');
  const figure = figures(page).first();
  await figure.getByRole('button', {name: /^Run: /}).click();
  await figure.getByText('Change the request').click();
  await figure.getByLabel('Path').fill('/v1/marketplace/users/user-48213');
  await figure.getByRole('button', {name: 'Send again'}).click();
  await expect(figure).toContainText('"hasCompletedOnboarding"');
});

test('Run leaves the recorded response for whoever wants it back', async ({page}) => {
  await openPage(page, guide);
  const figure = figures(page).first();
  const recorded = figure.getByRole('group', {name: /response: 200/});
  await expect(recorded).toBeVisible();
  await runs(page).first().click();
  await expect(recorded).toBeHidden();
  await runs(page).first().click();
  await expect(recorded).toBeVisible();
});

test('nothing of it is loaded before it is used', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, guide);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await runs(page).first().click();
  await expect(live(page).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  expect(asked.slice(0, before).filter((url) => url.endsWith('.js'))).toHaveLength(1);
});

test('an example opens where it was pressed, even if the page moves under the finger', async ({
  page,
}) => {
  await openPage(page, guide);
  const run = runs(page).first();
  await run.hover();
  await page.mouse.down();
  await figures(page)
    .first()
    .evaluate((figure) => {
      const pushing = document.createElement('p');
      pushing.style.blockSize = '12rem';
      figure.before(pushing);
    });
  await page.mouse.up();
  await expect(run).toHaveAttribute('aria-expanded', 'true');
});

test('a click opens an example even as the second of two, the first of which hit another page', async ({
  page,
}) => {
  await openPage(page, guide);
  await runs(page).first().hover();
  await page.mouse.down({clickCount: 2});
  await page.mouse.up({clickCount: 2});
  await expect(live(page)).toBeVisible();
});
