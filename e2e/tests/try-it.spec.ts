import type {Locator, Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {findChunk} from '../find-chunk';
import {chooseForm, responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

/** In an order in which each call finds a trade, user or payment to work on. */
const calls = [
  'Connect a user',
  'Get a user',
  'Let a user choose a payout account',
  'Create a business user',
  'Get a business user',
  'Edit a business user',
  'Delete a business user',
  'Initiate a trade',
  "List a user's trades",
  'Get a trade',
  'Create a link to the trade status page',
  'Cancel a checkout',
  'Accept an invitation',
  'Reject an invitation',
  'Accept an invitation and pay',
  'Pay to escrow',
  'Create a payment link',
  'Buy a shipment',
  'Buy a return shipment',
  'Accept the item',
  'Reject the item',
  'Abandon a trade',
  'Reimburse the payer',
];

async function send(page: Page, title: string) {
  const form = await chooseForm(page, title);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  return form;
}

async function readResponse<Body>(form: Locator): Promise<Body> {
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  const body = responseOf(form).getByRole('group', {name: 'Response body'});
  return JSON.parse((await body.textContent()) ?? '') as Body;
}

async function openHostedPage(page: Page, form: Locator) {
  await responseOf(form).getByRole('button', {name: 'Open the page behind redirectUrl'}).click();
  return page.getByRole('dialog');
}

test.beforeEach(async ({page}) => {
  await openPage(page, '/v1/marketplace');
});

test('all 23 calls can be sent from the page and come back with 200', async ({page}) => {
  expect(new Set(calls).size).toBe(23);
  for (const title of calls) {
    const form = await chooseForm(page, title);
    if (calls.indexOf(title) >= calls.indexOf('Get a trade')) {
      await expect(form).toContainText(/Your trade|An example trade/);
    }
    // The form is about the reader's own trade; another one only on request.
    const other = form.getByRole('button', {name: 'Use an example trade that does'});
    if (await other.isVisible()) {
      await other.click();
      await expect(form).toContainText(/Not your own trade|An example trade/);
    }
    await form.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(form).getByRole('status'), title).toContainText('200');
  }
});

test('a call can be sent by keyboard alone', async ({page}) => {
  await page.getByRole('link', {name: /GET Get a trade$/}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Try it: Get a trade', exact: true}).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', {name: 'Try it: Get a trade', exact: true});
  await form.getByLabel(/^tradeId/).press('Enter');
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  await expect(responseOf(form).getByRole('group', {name: 'Response body'})).toContainText(
    '"phases"',
  );
});

test('a value that breaks a rule is named before anything is sent', async ({page}) => {
  const form = await chooseForm(page, 'Initiate a trade');
  await form.getByLabel(/^amount/).fill('4');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(form.getByRole('alert')).toContainText('amount');
  await form.getByRole('button', {name: 'Send anyway'}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('400');
});

test('the page behind a redirectUrl opens, and paying there moves the trade', async ({page}) => {
  const form = await send(page, 'Initiate a trade');
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  const dialog = await openHostedPage(page, form);
  await dialog.getByRole('button', {name: /^Pay/}).click();
  await expect(dialog.getByRole('status')).toContainText('The browser goes to https://');
  await dialog.getByRole('button', {name: 'Back to the documentation'}).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', {name: 'Sandbox'})).toContainText(
    'Headphones · paid, waiting for a label',
  );
});

test('a page that is no longer there says why, as the server does', async ({page}) => {
  const form = await chooseForm(page, 'Connect a user');
  await form.getByLabel(/^marketplaceUserId/).fill('auto-anna');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  const dialog = await openHostedPage(page, form);
  await expect(dialog.getByRole('heading', {name: "That didn't work"})).toBeVisible();
  await expect(dialog).toContainText('This link has been used.');
  await dialog.getByRole('button', {name: 'Close the page'}).click();
  await expect(form).toBeVisible();
});

test('a status page keeps each milestone once after a choice, and shows the way back', async ({
  page,
}) => {
  const {tradeId} = await readResponse<{tradeId: string}>(await send(page, 'Initiate a trade'));
  const form = await chooseForm(page, 'Create a link to the trade status page');
  await form.getByLabel(/^tradeId/).fill(tradeId);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  const dialog = await openHostedPage(page, form);
  const milestones = dialog.getByRole('list', {name: 'Timeline'}).getByRole('listitem');
  await expect(milestones.first()).toBeVisible();
  const before = await milestones.count();
  await dialog.getByRole('button', {name: 'Accept and pay'}).click();
  await expect(dialog.getByRole('status')).toHaveText('Done.');
  await expect(milestones).toHaveCount(before);
  await expect(milestones.first()).toContainText('2 March 09:00');
  await dialog.getByRole('button', {name: 'Back to the marketplace'}).click();
  await expect(dialog.getByRole('status')).toContainText('The browser goes to https://');
});

test('the sandbox is kept over a reload and forgets on reset', async ({page}) => {
  const count = async () => {
    const form = await send(page, "List a user's trades");
    return (await readResponse<{trades: unknown[]}>(form)).trades.length;
  };
  const before = await count();
  const form = await send(page, 'Initiate a trade');
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  await openPage(page, '/v1/marketplace');
  expect(await count()).toBe(before + 1);
  await page.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(page.getByText('The sandbox is back to its start.')).toBeVisible();
  await openPage(page, '/v1/marketplace');
  expect(await count()).toBe(before);
});

test('nothing is loaded for it before it is opened, and nothing is sent to a server', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({waitUntil: 'networkidle'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const idle = requests.length;
  await send(page, 'Get a trade');
  await expect(page.getByRole('status').filter({hasText: '200'})).toBeVisible();
  expect(requests.length).toBeGreaterThan(idle);
  expect(requests.filter((url) => !url.startsWith(`${baseURL ?? ''}/`))).toEqual([]);
  expect(requests.filter((url) => url.includes('/trades/'))).toEqual([]);
});

for (const [part, findScripts] of [
  ['form', () => '**/assets/js/*'],
  ['sandbox', () => findChunk(sites.docs.folder, 'A newer link replaced this one.')],
] as const) {
  test(`a ${part} that does not load is said, and can be tried again`, async ({
    page,
    complaints,
  }) => {
    const scripts = findScripts();
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('button', {name: 'Try it: Get a trade', exact: true}).press('Enter');
    await expect(page.getByRole('alert')).toContainText('This part of the page did not load.');
    await expect(page.getByRole('heading', {name: 'Get a trade'})).toBeVisible();
    expect(await axeFindings(page, page.getByRole('alert'))).toEqual([]);
    await page.unroute(scripts);
    await page.getByRole('button', {name: 'Try again'}).click();
    const form = page.getByRole('form', {name: 'Try it: Get a trade', exact: true});
    await form.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(form).getByRole('status')).toContainText('200');
    for (const complaint of complaints.splice(0)) {
      expect(complaint).toContain('Failed to load resource');
    }
  });
}
