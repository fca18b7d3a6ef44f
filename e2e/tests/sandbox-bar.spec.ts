import type {Page} from '@playwright/test';
import {axeFindings} from '../axe-findings';
import {blockStorage} from '../block-storage';
import {fillStorage} from '../fill-storage';
import {holdSandbox} from '../hold-sandbox';
import {initiateTrade, openForm, panelOf, responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const guide = '/docs/trades/initiate-new-trade';
const seesTrade = (page: Page, text: string) => expect(panelOf(page)).toContainText(text);

async function initiate(page: Page): Promise<void> {
  const form = await openForm(page);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
}

const press = (page: Page, name: string) =>
  panelOf(page).getByRole('button', {name, exact: true}).click();

test('the bar names the trade, moves it for everybody else, and goes back', async ({page}) => {
  await initiate(page);
  await seesTrade(page, 'Headphones · waiting for acceptance');
  await press(page, 'Payer pays');
  await seesTrade(page, 'paid, waiting for a label');
  await press(page, 'Next deadline');
  await seesTrade(page, 'cancelled');
  await seesTrade(page, '8 March 09:00');
  await press(page, 'Undo');
  await seesTrade(page, 'paid, waiting for a label');
  await press(page, 'Reset');
  await seesTrade(page, 'No trade of yours yet');
  await press(page, 'Undo');
  await seesTrade(page, 'paid, waiting for a label');
  expect(await axeFindings(page, panelOf(page))).toEqual([]);
});

test('one sandbox for all pages: a guide shows it without loading it', async ({page}) => {
  await initiate(page);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) scripts.push(response.url());
  });
  await openPage(page, guide);
  await seesTrade(page, 'Headphones · waiting for acceptance');
  await press(page, 'Payer pays');
  await seesTrade(page, 'paid, waiting for a label');
});

test('two tabs never overwrite each other, and each is told', async ({page, context}) => {
  await initiate(page);
  const other = await context.newPage();
  await openPage(other, guide);
  await seesTrade(other, 'waiting for acceptance');
  await press(other, 'Payer pays');
  await seesTrade(page, 'paid, waiting for a label');
  await press(page, 'Undo');
  await seesTrade(other, 'waiting for acceptance');
  // Both at once: the lock lets one after the other.
  const pays = await panelOf(other).getByRole('button', {name: 'Payer pays'}).elementHandle();
  const send = await page.getByRole('button', {name: 'Send', exact: true}).elementHandle();
  await Promise.all([pays, send].map((button) => button.evaluate(clickNow)));
  const steps = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('sandbox.steps') ?? '') as {steps: []}).steps.length,
    );
  await expect.poll(steps).toBe(3);
  await other.close();
});

test('50 reloads in mid-flow lose nothing', async ({page}) => {
  await initiate(page);
  for (let reload = 0; reload < 50; reload++) {
    await page.reload({waitUntil: 'domcontentloaded'});
    if (reload % 10 === 9) {
      await press(page, reload % 20 === 9 ? 'Payer pays' : 'Undo');
      await seesTrade(page, reload % 20 === 9 ? 'waiting for a label' : 'waiting for acceptance');
    }
  }
  await seesTrade(page, 'Headphones');
});

test('a shared link asks first, opens the same trade, and can be undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await initiate(page);
  const letGo = await holdSandbox(page);
  await press(page, 'Payer pays');
  await press(page, 'Share');
  await letGo();
  await seesTrade(page, 'copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(1_500);
  await press(page, 'Reset');
  await seesTrade(page, 'No trade of yours yet');
  await page.goto('about:blank');
  await page.goto(link);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Someone shared a sandbox with you: 2 steps.');
  expect(await axeFindings(page, dialog)).toEqual([]);
  await dialog.getByRole('button', {name: 'Open it'}).click();
  await seesTrade(page, 'Headphones · paid, waiting for a label');
  expect(page.url()).not.toContain('#sandbox');
});

for (const [kind, text] of [
  ['broken', 'x%y'],
  ['huge', 'A'.repeat(20_000)],
  ['hostile', 'q1bKTS3JyE9RslIKDXHVtVBSKkgsyVCyUnJUqgUA'],
] as const) {
  test(`a ${kind} link is refused and changes nothing`, async ({page}) => {
    await initiate(page);
    await page.goto(`${guide}#sandbox=${text}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText("This link doesn't open a sandbox");
    await dialog.getByRole('button', {name: 'Close'}).press('Enter');
    await seesTrade(page, 'Headphones · waiting for acceptance');
  });
}

test('what this browser cannot read any more is said, and the sandbox begins anew', async ({
  page,
}) => {
  await openPage(page, guide);
  await page.evaluate(() => localStorage.setItem('sandbox.steps', '{"steps":"mine"}'));
  await initiate(page);
  await seesTrade(page, 'Headphones');
  await seesTrade(page, "can't be read, so it starts over");
  const kept = await page.evaluate(() => localStorage.getItem('sandbox.steps.unreadable'));
  expect(kept).toBe('{"steps":"mine"}');
});

test('where the browser blocks storage, the sandbox works and says that it ends with the tab', async ({
  page,
  complaints,
}) => {
  await blockStorage(page);
  await initiate(page);
  await seesTrade(page, 'it ends with this tab');
  await press(page, 'Payer pays');
  await seesTrade(page, 'paid, waiting for a label');
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('warning: Docusaurus browser storage is not available.'),
  ]);
});

test('where storage is full, the sandbox works and says that it ends with the tab', async ({
  page,
}) => {
  await openPage(page, guide);
  await fillStorage(page);
  await initiate(page);
  await seesTrade(page, 'it ends with this tab');
  await press(page, 'Payer pays');
  await seesTrade(page, 'paid, waiting for a label');
});

test('back and forward between pages keep the sandbox and the bar', async ({page}) => {
  await openPage(page, guide);
  await page
    .getByRole('button', {name: /^Run: /})
    .first()
    .click();
  await seesTrade(page, 'Winter coat');
  await page.getByRole('link', {name: 'Trade status page'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Trade status page');
  await press(page, 'Payer pays');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Initiate new trade');
  await seesTrade(page, 'Winter coat · paid');
  await page.goForward();
  await seesTrade(page, 'Winter coat · paid');
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the bar is one line that opens, and the list of calls opens beside it', async ({page}) => {
    await openForm(page);
    expect((await panelOf(page).boundingBox())?.height).toBeLessThan(50);
    await press(page, 'Sandbox');
    await expect(panelOf(page).getByRole('button', {name: 'Reset'})).toBeVisible();
    await page.getByRole('button', {name: 'All calls'}).click();
    await expect(page.getByRole('navigation', {name: 'API calls'})).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  test(`Tab leads to no control of a form that is under the bar at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const form = await openForm(page);
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

function clickNow(button: SVGElement | HTMLElement): void {
  (button as HTMLElement).click();
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

test('a hosted page can be left by Escape and opened again until its link is used', async ({
  page,
}) => {
  await initiate(page);
  const open = page.getByRole('button', {name: 'Open the page behind redirectUrl'});
  const dialog = page.getByRole('dialog');
  await open.click();
  await expect(dialog.getByRole('button', {name: /^Pay/})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: /^Pay/}).click();
  await dialog.getByRole('button', {name: 'Back to the documentation'}).press('Enter');
  await open.click();
  await expect(dialog).toContainText('This link has been used.');
});
