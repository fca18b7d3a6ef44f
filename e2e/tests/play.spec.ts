import type {Locator, Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {panelOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const playground = (page: Page) => page.getByRole('region', {name: 'Play a trade'});
const nextButton = (page: Page) => playground(page).getByRole('button', {name: /^Next: /});
const totalOf = (page: Page) => playground(page).getByText(/^Total /);
const phoneOf = (page: Page, party: string) =>
  playground(page).getByRole('region', {name: `the ${party}`});

async function openPlayground(page: Page, path = '/docs/trades'): Promise<Locator> {
  await openPage(page, path);
  await page.getByRole('button', {name: 'Play: Film camera'}).click();
  await expect(playground(page)).toBeVisible();
  return playground(page);
}

/** What the money's table says, by account. */
async function readMoney(page: Page): Promise<Record<string, string>> {
  const rows = playground(page).getByRole('table').getByRole('row');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({textContent}) => textContent)),
  );
  return Object.fromEntries(cells) as Record<string, string>;
}

test('from the home page, five presses lead to the payout', async ({page}) => {
  await openPlayground(page, '/');
  await expect(phoneOf(page, 'payee')).toContainText('their turn');
  for (const title of [
    'The payee hands in the parcel',
    'The parcel reaches the shop',
    'The payer picks up the parcel',
    'The payer approves the item',
  ]) {
    await playground(page)
      .getByRole('button', {name: `Next: ${title}`})
      .click();
    await expect(playground(page).getByRole('status')).toContainText(title);
  }
  await expect(panelOf(page)).toContainText('Film camera · done, the payee is paid');
  expect(await readMoney(page)).toMatchObject({Escrow: '0.00 kr.', Payee: '1,831.50 kr.'});
});

test('every story plays to its end and back, and the total is the same at each step', async ({
  page,
}) => {
  test.slow();
  const choice = (await openPlayground(page)).getByRole('combobox', {name: 'Show me'});
  const ids = await choice
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(ids.length).toBe(19);
  for (const [number, id] of ids.entries()) {
    if (number > 0) await choice.selectOption(id);
    await expect(choice).toHaveValue(id);
    await expect(playground(page).getByText(/^Step 1 of /)).toBeVisible();
    const total = await totalOf(page).textContent();
    const money = [await readMoney(page)];
    for (let step = 2; await nextButton(page).isEnabled(); step += 1) {
      await nextButton(page).click();
      await expect(playground(page).getByText(new RegExp(`^Step ${step} of `))).toBeVisible();
      await expect(totalOf(page), id).toHaveText(total ?? '');
      money.push(await readMoney(page));
      if (!(await nextButton(page).isVisible())) break;
    }
    await expect(playground(page).getByRole('button', {name: 'The end'})).toBeDisabled();
    expect(money.at(-1)?.Escrow, id).toBe('0.00 kr.');
    for (let step = money.length - 1; step >= 1; step -= 1) {
      await playground(page).getByRole('button', {name: 'Back'}).click();
      await expect(playground(page).getByText(new RegExp(`^Step ${step} of `))).toBeVisible();
      expect(await readMoney(page), `${id}, back at step ${step}`).toEqual(money[step - 1]);
    }
  }
});

test('the phones offer what the API offers, and both users can be played by keyboard', async ({
  page,
}) => {
  await openPlayground(page);
  const press = async (party: string, name: string) =>
    phoneOf(page, party).getByRole('button', {name, exact: true}).press('Enter');
  await press('payer', 'Accept and pay');
  await expect(panelOf(page)).toContainText('paid, waiting for a label');
  await press('payer', 'Buy a shipping label');
  await press('payee', 'Hand in the parcel');
  await playground(page).getByRole('button', {name: 'Parcel picked up'}).press('Enter');
  await expect(phoneOf(page, 'payer')).toContainText('their turn');
  await press('payer', 'Reject the item');
  await expect(panelOf(page)).toContainText('rejected, waiting for a label');
  expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
  await expect(playground(page).getByRole('combobox')).toHaveValue('');
});

test('a call shows its request and response, leads to the reference and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stream = (await openPlayground(page)).getByRole('region', {name: 'Your marketplace'});
  await stream.getByText('/trades/initiate').click();
  await expect(stream.getByRole('group', {name: 'Request: Initiate a trade'})).toContainText(
    '"title": "Film camera"',
  );
  await expect(stream.getByRole('link', {name: 'Initiate a trade'})).toHaveAttribute(
    'href',
    '/v1/marketplace#initiate-trade',
  );
  await stream.getByRole('button', {name: 'Copy as curl'}).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('curl --request POST');
  await stream.getByText('trade.changed').first().click();
  await expect(stream.getByRole('link', {name: 'In the reference'})).toHaveAttribute(
    'href',
    '/v1/marketplace#webhook.trade_changed',
  );
  await stream.getByRole('button', {name: 'Copy as curl'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('"eventName": "trade.changed"');
});

test('in a guide the marketplace stands between the phones, where the table of contents was', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPlayground(page);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents).toBeHidden();
  const boxes = await Promise.all(
    [
      phoneOf(page, 'payer'),
      playground(page).getByRole('region', {name: 'Your marketplace'}),
      phoneOf(page, 'payee'),
    ].map((part) => part.boundingBox()),
  );
  const lefts = boxes.map((box) => box?.x ?? 0);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await page.getByRole('button', {name: 'Play: Film camera'}).click();
  await expect(contents).toBeVisible();
});

test('the clock is in reach: a day later it says so', async ({page}) => {
  await openPlayground(page);
  await playground(page).getByRole('button', {name: '+1 day'}).click();
  await expect(playground(page)).toContainText('Clock 3 March 09:00');
});

/** Twice before the page can show what the first press did. */
const pressTwice = (button: Locator) =>
  button.evaluate((element) => {
    for (const detail of [1, 2]) {
      element.dispatchEvent(new MouseEvent('click', {bubbles: true, detail}));
    }
  });

test('who presses twice takes one step, and Back never leaves the story', async ({page}) => {
  await openPlayground(page);
  const choice = playground(page).getByRole('combobox', {name: 'Show me'});
  await choice.selectOption('reimbursed');
  await expect(playground(page).getByText('Step 1 of 8')).toBeVisible();
  await pressTwice(nextButton(page));
  await expect(playground(page).getByText('Step 2 of 8')).toBeVisible();
  await expect(playground(page).getByRole('status')).toContainText('The payer pays into escrow.');
  const back = playground(page).getByRole('button', {name: 'Back', exact: true});
  await pressTwice(back);
  await expect(playground(page).getByText('Step 1 of 8')).toBeVisible();
  await expect(back).toBeDisabled();
  await expect(choice).toHaveValue('reimbursed');
});

test('the sentence is about the scene, whoever led there', async ({page}) => {
  await openPlayground(page);
  const told = playground(page).getByRole('status');
  await expect(told).toContainText('The payer clicks Buy. Keep the tradeId');
  await nextButton(page).click();
  await expect(told).toContainText('The payer pays into escrow.');
  await openPlayground(page);
  await expect(told).toContainText('The payer pays into escrow.');
  await panelOf(page).getByRole('button', {name: 'Undo', exact: true}).click();
  await expect(told).toContainText('The payer clicks Buy.');
  await panelOf(page).getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(told).toHaveText('');
  await playground(page).getByRole('button', {name: 'Begin: A sale that succeeds'}).click();
  await expect(told).toContainText('The payer clicks Buy.');
});

test('a press beside the story can be taken back, and one that is its next step goes on', async ({
  page,
}) => {
  await openPlayground(page, '/');
  await playground(page).getByRole('button', {name: '+1 day'}).click();
  await expect(playground(page).getByRole('status')).toHaveText('+1 day.');
  await playground(page).getByRole('button', {name: 'Back to the story'}).click();
  await expect(playground(page).getByText('Step 3 of 7')).toBeVisible();
  for (let step = 4; step <= 6; step += 1) {
    await nextButton(page).click();
    await expect(playground(page).getByText(`Step ${step} of 7`)).toBeVisible();
  }
  await phoneOf(page, 'payer').getByRole('button', {name: 'Approve the item'}).click();
  await expect(playground(page).getByText('Step 7 of 7')).toBeVisible();
});

test('the home page goes on to where its picture stands', async ({page}) => {
  await openPlayground(page);
  await expect(playground(page).getByText('Step 1 of 7')).toBeVisible();
  await openPlayground(page, '/');
  await expect(playground(page).getByText('Step 3 of 7')).toBeVisible();
});

test('a story plays by itself until it is paused', async ({page}) => {
  await openPlayground(page);
  await playground(page).getByRole('button', {name: 'Play all'}).click();
  await expect(playground(page).getByText('Step 3 of 7')).toBeVisible();
  await playground(page).getByRole('button', {name: '+1 hour'}).click();
  await playground(page).getByRole('button', {name: 'Back to the story'}).click();
  await expect(playground(page).getByRole('button', {name: 'Play all'})).toBeVisible();
  await playground(page).getByRole('button', {name: 'Play all'}).click();
  await playground(page).getByRole('button', {name: 'Pause'}).click();
  await expect(playground(page).getByRole('button', {name: 'Play all'})).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [996, 'dark'],
  [1280, 'light'],
] as const) {
  test(`it has no finding at ${width} px in ${colorScheme} mode, and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme});
    await openPlayground(page);
    await nextButton(page).click();
    await expect(playground(page).getByText('Step 2 of 7')).toBeVisible();
    expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);
  });
}

test('a page that does not play it loads nothing of it, and shows the trade as a picture', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await openPage(page, '/docs/trades');
  await page.waitForLoadState('networkidle');
  const idle = scripts.length;
  await expect(page.getByRole('figure').filter({hasText: 'held in escrow'})).toBeVisible();
  await page.getByRole('button', {name: 'Play: Film camera'}).click();
  await expect(playground(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(idle);
});
