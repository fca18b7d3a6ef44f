import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {holdSandbox} from '../hold-sandbox';
import {chooseForm, initiateTrade, openForm, panelOf, responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const sendButton = {name: 'Send', exact: true};
const formOf = (page: Page, title: string) =>
  page.getByRole('form', {name: `Try it: ${title}`, exact: true});
const sampleOf = (page: Page, language: string) =>
  page.getByRole('group', {name: `${initiateTrade.title}: ${language}`, exact: true});

async function openAsJson(page: Page) {
  const form = await openForm(page);
  await form.getByRole('button', {name: 'JSON', exact: true}).click();
  return {form, editor: form.getByRole('textbox', {name: /^Body/})};
}

async function initiate(page: Page) {
  const form = await openForm(page);
  await form.getByRole('button', sendButton).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  return form;
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the response stands beside the form at ${width} px, with nothing to scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    const form = await initiate(page);
    // The page may still be on its way to the response.
    await expect(async () => {
      const send = await form.getByRole('button', sendButton).boundingBox();
      const response = await responseOf(form).boundingBox();
      const bar = await panelOf(page).boundingBox();
      if (!send || !response || !bar) throw new Error('Something has no box.');
      expect(response.x).toBeGreaterThan(send.x + send.width);
      expect(response.y).toBeLessThan(send.y);
      expect(send.y + send.height).toBeLessThanOrEqual(bar.y);
    }).toPass();
    await expect(responseOf(form).getByRole('status')).toBeInViewport({ratio: 1});
  });
}

test('in a narrow window the response comes into sight below the form', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const form = await initiate(page);
  await expect(responseOf(form).getByRole('status')).toBeInViewport({ratio: 1});
  await expect(responseOf(form).getByRole('group', {name: 'Response body'})).toBeInViewport();
});

test('a form that opens from far below its name comes into sight', async ({page}) => {
  await openPage(page, initiateTrade.path);
  const button = page.getByRole('button', {name: `Try it: ${initiateTrade.title}`, exact: true});
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await button.click();
  await expect(formOf(page, initiateTrade.title).getByRole('button', sendButton)).toBeVisible();
  await expect(button).toBeInViewport({ratio: 1});
  await button.click();
  await expect(formOf(page, initiateTrade.title)).toHaveCount(0);
});

test('the sample of each language follows the form, and is as it was once it closes', async ({
  page,
}) => {
  await openPage(page, initiateTrade.path);
  const before = await sampleOf(page, 'curl').textContent();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const form = await openForm(page);
  await form.getByLabel(/^title/).fill('Brass telescope');
  await expect(sampleOf(page, 'curl')).toContainText('"title": "Brass telescope"');
  const known = scripts.length;
  for (const language of ['TypeScript', 'C#', 'PHP', 'Python', 'Java']) {
    await page.getByRole('tab', {name: language, exact: true}).first().click();
    await expect(sampleOf(page, language)).toContainText('Brass telescope');
    await expect(sampleOf(page, language).locator('[data-token]').first()).toBeVisible();
  }
  // Who reads curl loads nothing for the others.
  expect(scripts.length).toBeGreaterThan(known);
  await form.getByLabel(/^title/).fill('Silver spoon');
  await expect(sampleOf(page, 'Java')).toContainText('Silver spoon');
  await page.getByRole('button', {name: `Try it: ${initiateTrade.title}`, exact: true}).click();
  await expect(sampleOf(page, 'Java')).not.toContainText('spoon');
  await page.getByRole('tab', {name: 'curl', exact: true}).first().click();
  await expect.poll(() => sampleOf(page, 'curl').textContent()).toBe(before);
});

test('behind a redirectUrl of several lines, the comma follows its last letter', async ({page}) => {
  const form = await initiate(page);
  const url = responseOf(form).getByTitle('Open this page');
  const [end, comma] = await url.evaluate((link) => {
    const range = document.createRange();
    range.setStart(link.nextSibling as Text, 0);
    range.setEnd(link.nextSibling as Text, 1);
    const lines = [...link.getClientRects()];
    return [lines.at(-1), range.getBoundingClientRect()].map((rect) => rect?.toJSON() as DOMRect);
  });
  expect(comma?.x).toBeCloseTo(end?.right ?? NaN, 0);
  expect(comma?.bottom).toBeCloseTo(end?.bottom ?? NaN, 0);
});

test('the ids and the redirectUrl of a response lead somewhere', async ({page}) => {
  const form = await initiate(page);
  const body = responseOf(form).getByRole('group', {name: 'Response body'});
  await body.getByTitle('Open this page').press('Enter');
  await page.getByRole('dialog').getByRole('button', {name: /^Pay/}).click();
  await page.getByRole('button', {name: 'Back to the documentation'}).click();
  await body.getByTitle('Get this trade').press('Enter');
  const trade = formOf(page, 'Get a trade');
  await expect(trade).toContainText('Your trade: Headphones, paid, waiting for a label.');
  await trade.getByRole('button', sendButton).click();
  await expect(responseOf(trade).getByRole('group', {name: 'Response body'})).toContainText(
    '"title": "Headphones"',
  );
  expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
});

test("an id of another trade fills an open form with it, and the reader's own is one press away", async ({
  page,
}) => {
  await initiate(page);
  const trade = await chooseForm(page, 'Get a trade');
  await expect(trade).toContainText('Your trade: Headphones');
  const own = await trade.getByLabel(/^tradeId/).inputValue();
  const list = await chooseForm(page, "List a user's trades");
  await list.getByRole('button', sendButton).click();
  const links = responseOf(list).getByTitle('Get this trade');
  await expect(links.first()).toBeVisible();
  const other = links.filter({hasNotText: own}).first();
  const id = ((await other.textContent()) ?? '').replaceAll('"', '');
  await other.click();
  await expect(trade.getByLabel(/^tradeId/)).toHaveValue(id);
  await expect(trade).toContainText('Not your own trade.');
  await trade.getByRole('button', {name: 'Use yours: Headphones'}).click();
  await expect(trade.getByLabel(/^tradeId/)).toHaveValue(own);
  await expect(trade).toContainText('Your trade: Headphones');
});

test('an open form says at any time how its trade stands', async ({page}) => {
  await initiate(page);
  const form = await chooseForm(page, 'Buy a shipment');
  await expect(form).toContainText('It does not allow this call now.');
  await panelOf(page).getByRole('button', {name: 'Payer pays', exact: true}).click();
  await expect(form).toContainText('Your trade: Headphones, paid, waiting for a label.');
});

test('the sandbox is two presses of a key away, and nothing lies under its bar', async ({page}) => {
  await initiate(page);
  await openPage(page, '/docs/trades');
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to the sandbox'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await openPage(page, '/docs/trades/trade-details');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -600);
  const top = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(top).toBeVisible();
  const [button, bar] = [await top.boundingBox(), await panelOf(page).boundingBox()];
  if (!button || !bar) throw new Error('Something has no box.');
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
});

test('an id in a guide opens the form of the call that reads it, filled in', async ({page}) => {
  await openPage(page, '/docs/trades/initiate-new-trade');
  await page
    .getByRole('button', {name: /^Run: /})
    .first()
    .click();
  const link = page.getByTitle('Get this trade').first();
  const id = ((await link.textContent()) ?? '').replaceAll('"', '');
  await link.click();
  const form = formOf(page, 'Get a trade');
  await expect(form.getByLabel(/^tradeId/)).toHaveValue(id);
  await expect(form).toContainText('Your trade: ');
});

test('an id of a business user opens the form of the call that reads it, with both of its ids', async ({
  page,
}) => {
  await openPage(page, '/v1/marketplace#create-business-user');
  await page.getByRole('button', {name: 'Try it: Create a business user', exact: true}).click();
  const creation = formOf(page, 'Create a business user');
  const ids = await Promise.all(
    [/^businessId/, /^businessLocationId/].map((name) => creation.getByLabel(name).inputValue()),
  );
  await creation.getByRole('button', sendButton).click();
  await responseOf(creation).getByTitle('Get this business user').last().click();
  const reading = formOf(page, 'Get a business user');
  await expect(reading.getByLabel(/^businessId/)).toHaveValue(ids[0] ?? '');
  await expect(reading.getByLabel(/^businessLocationId/)).toHaveValue(ids[1] ?? '');
  await reading.getByRole('button', sendButton).click();
  await expect(responseOf(reading).getByRole('status')).toContainText('200');
  await responseOf(reading).getByTitle('Get this user').click();
  const user = formOf(page, 'Get a user');
  await user.getByRole('button', sendButton).click();
  await expect(responseOf(user).getByRole('status')).toContainText('200');
});

test('an id that is gone after a reset is said, and an example trade is offered', async ({
  page,
}) => {
  const form = await initiate(page);
  const link = responseOf(form).getByTitle('Get this trade');
  await link.click();
  const trade = formOf(page, 'Get a trade');
  await expect(trade).toContainText('Your trade: Headphones');
  await panelOf(page).getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(trade).toContainText('Not a trade of yours.');
  await link.click();
  await expect(trade).toContainText('This is no longer in your sandbox.');
});

test("an example trade never takes the place of the reader's own", async ({page}) => {
  await initiate(page);
  const form = await chooseForm(page, 'Accept the item');
  await form.getByRole('button', {name: 'Use an example trade that does'}).click();
  await expect(form).toContainText('Not your own trade.');
  await form.getByRole('button', sendButton).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  await expect(panelOf(page)).toContainText('Your trade Headphones · waiting for acceptance');
});

test('Send keeps the focus, sends once at a time, and stays in sight beside a long response', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByLabel(/^title/).focus();
  const letGo = await holdSandbox(page);
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await letGo();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  const steps = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('sandbox.steps') ?? '') as {steps: []}).steps.length,
    );
  expect(await steps()).toBe(1);
  await form.getByRole('button', sendButton).press('Enter');
  await expect.poll(steps).toBe(2);
  await expect(form.getByRole('button', sendButton)).toBeFocused();
  await responseOf(form).getByTitle('Get this trade').click();
  const trade = formOf(page, 'Get a trade');
  await trade.getByRole('button', sendButton).click();
  await expect(responseOf(trade).getByRole('status')).toContainText('200');
  await responseOf(trade).getByText('Headers').scrollIntoViewIfNeeded();
  await expect(trade.getByRole('button', sendButton)).toBeInViewport({ratio: 1});
});

test('what JSON holds in the place of a number is seen in the form, and corrected there', async ({
  page,
}) => {
  const {form, editor} = await openAsJson(page);
  const text = await editor.inputValue();
  await editor.fill(text.replace(/"amount": [\d.]+/, '"amount": {"kroner": 50}'));
  await form.getByRole('button', {name: 'Form', exact: true}).click();
  const amount = form.getByLabel(/^amount/);
  await expect(amount).toHaveValue('{"kroner":50}');
  await amount.fill('50.');
  await expect(amount).toHaveAttribute('type', 'text');
  await amount.press('5');
  await expect(amount).toHaveAttribute('type', 'number');
  await expect(amount).toHaveValue('50.5');
  await expect(amount).toBeFocused();
  await form.getByRole('button', sendButton).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
});

test('JSON that is not whole is no loss over a reload: the last whole one is there', async ({
  page,
}) => {
  const {form, editor} = await openAsJson(page);
  await editor.fill('{"title": "Brass telescope"}');
  await editor.fill('{"title": "Brass telescop');
  await expect(form).toContainText('This is not JSON yet.');
  await page.reload();
  const again = await openForm(page);
  await expect(again.getByRole('textbox', {name: /^Body/})).toHaveValue(/Brass telescope/);
  await again.getByRole('button', {name: 'Form', exact: true}).click();
});

test('what the API refuses is marked at its field', async ({page}) => {
  const form = await openForm(page);
  await form.getByLabel(/^amount/).fill('4');
  await form.getByRole('button', sendButton).click();
  await expect(form.getByLabel(/^amount/)).toBeFocused();
  await form.getByRole('button', {name: 'Send anyway'}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('400');
  await expect(form.getByLabel(/^amount/)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('where the browser copies nothing, the link to share is there to be copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
  });
  await initiate(page);
  await panelOf(page).getByRole('button', {name: 'Share', exact: true}).click();
  await expect(panelOf(page).getByLabel(/Copy the link/)).toHaveValue(/#sandbox=/);
});

test('nothing that has the focus lies under the row with Send', async ({page}) => {
  const form = await openForm(page);
  const send = form.getByRole('button', sendButton);
  await form.getByText('Served by').focus();
  const covered: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await send.evaluate((button) => button === document.activeElement)) break;
    const row = await send.boundingBox();
    const found = await form.evaluate((element, top) => {
      const focused = document.activeElement;
      if (!focused || !element.contains(focused)) return undefined;
      return focused.getBoundingClientRect().bottom > top ? focused.outerHTML : undefined;
    }, row?.y ?? 0);
    if (found !== undefined) covered.push(found);
  }
  await expect(send).toBeFocused();
  expect(covered).toEqual([]);
});

test('beside a form stands only what came back for it, and a link to itself changes nothing', async ({
  page,
}) => {
  const form = await openForm(page);
  const recorded = page.getByRole('tablist', {name: `Responses: ${initiateTrade.title}`});
  await expect(recorded).toBeHidden();
  await form.getByRole('button', sendButton).click();
  await responseOf(form).getByTitle('Get this trade').click();
  const trade = formOf(page, 'Get a trade');
  await trade.getByRole('button', sendButton).click();
  const own = responseOf(trade).getByTitle('Get this trade');
  await own.click();
  await expect(responseOf(trade).getByRole('status')).toContainText('200');
  await form.getByLabel(/^amount/).fill('4');
  await form.getByRole('button', sendButton).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(recorded).toBeHidden();
});

test('on a phone the sample is there while a form is open, whatever side was shown', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, initiateTrade.path);
  await page.getByRole('button', {name: `Response: ${initiateTrade.title}`}).click();
  await page.getByRole('button', {name: `Try it: ${initiateTrade.title}`, exact: true}).click();
  await expect(sampleOf(page, 'curl')).toBeVisible();
});

test('what the bar says last is about this moment, and a long title stays in its place', async ({
  page,
}) => {
  await initiate(page);
  await panelOf(page).getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(panelOf(page)).toContainText('The sandbox is back to its start.');
  const form = formOf(page, initiateTrade.title);
  await form.getByLabel(/^title/).fill('W'.repeat(64));
  await form.getByRole('button', sendButton).click();
  await expect(panelOf(page)).toContainText('WWWW');
  await expect(panelOf(page)).not.toContainText('The sandbox is back to its start.');
  const next = responseOf(form).getByRole('group', {name: 'What next'});
  expect(await next.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)).toBe(
    true,
  );
});

test('the response of an example comes into sight, also when it is sent again', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, '/docs/trades/initiate-new-trade');
  await page
    .getByRole('button', {name: /^Run: /})
    .first()
    .click();
  const status = page.getByRole('status').filter({hasText: 'Response from your sandbox'}).first();
  await expect(status).toBeInViewport({ratio: 1});
  await page.getByText('Change the request').first().click();
  const body = page.getByRole('textbox', {name: /^Body/}).first();
  await body.fill((await body.inputValue()).replace(/"amount": [\d.]+/, '"amount": 1'));
  await page.getByRole('button', {name: 'Send again'}).first().click();
  await expect(status).toContainText('400');
  await expect(status).toBeInViewport({ratio: 1});
});

test('the id of a user fills in the form that reads the user, whatever it held before', async ({
  page,
}) => {
  await openPage(page, '/v1/marketplace#get-user');
  await page.getByRole('button', {name: 'Try it: Get a user', exact: true}).click();
  const user = formOf(page, 'Get a user');
  await user.getByLabel(/^marketplaceUserId/).fill('nobody');
  const trade = await chooseForm(page, 'Get a trade');
  await trade.getByRole('button', sendButton).click();
  const link = responseOf(trade).getByTitle('Get this user').first();
  const id = ((await link.textContent()) ?? '').replaceAll('"', '');
  await link.click();
  await expect(user.getByLabel(/^marketplaceUserId/)).toHaveValue(id);
});
