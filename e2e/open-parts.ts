import type {Locator, Page} from '@playwright/test';
import {initiateTrade, openForm, panelOf, responseOf} from './open-form';
import {openPage} from './open-page';
import {expect} from './page-test';

/** Something that a page shows only once the reader has opened it. */
type OpenPart = {
  readonly name: string;
  /** Opens the page, then the part, and returns the part. */
  readonly open: (page: Page) => Promise<Locator>;
  /** Some are only there in a narrow or only in a wide window. */
  readonly isIn?: (width: number) => boolean;
};

const isNarrow = (width: number) => width <= 996;
const isWide = (width: number) => !isNarrow(width);
const guide = '/docs/trades';

const openParts: readonly OpenPart[] = [
  {name: 'search-empty', open: (page) => search(page, '')},
  {name: 'search-results', open: (page) => search(page, 'refund')},
  {name: 'search-nothing', open: (page) => search(page, 'xylophone')},
  {name: 'menu', open: openMenu, isIn: isNarrow},
  {name: 'languages', open: openLanguages, isIn: isWide},
  {name: 'guide-folds', open: (page) => openFolds(page, '/docs/trades/trade-details')},
  {name: 'reference-folds', open: (page) => openFolds(page, initiateTrade.path)},
  {name: 'call-list', open: openCallList, isIn: isNarrow},
  {name: 'call-list-filtered', open: filterCalls},
  {name: 'form', open: openForm},
  {name: 'form-with-an-error', open: sendTooSmallAmount},
  {name: 'form-response', open: sendForm},
  {name: 'sandbox-panel', open: openPanel},
  {name: 'hosted-page', open: openHostedPage},
  {name: 'example-run', open: runExample},
  {name: 'what-did-i-get', open: openInspector},
  {name: 'trade-map', open: exploreMap},
  {name: 'playground', open: playTrade},
];

/** Every part of the site that opens in a window of this width. */
export function openPartsAt(width: number): readonly OpenPart[] {
  return openParts.filter(({isIn}) => isIn?.(width) ?? true);
}

async function search(page: Page, words: string): Promise<Locator> {
  await openPage(page, guide);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(words);
  await expect(dialog.getByRole('status')).not.toHaveText(/^(Loading.*)?$/);
  return dialog;
}

async function openMenu(page: Page): Promise<Locator> {
  await openPage(page, guide);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
  return page.locator('.navbar-sidebar');
}

async function openLanguages(page: Page): Promise<Locator> {
  await openPage(page, guide);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: 'English'}).press('Enter');
  await expect(bar.getByRole('link', {name: 'English'})).toBeVisible();
  return bar;
}

async function openFolds(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  const main = page.getByRole('main');
  await main.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  return main;
}

async function openCallList(page: Page): Promise<Locator> {
  await openPage(page, initiateTrade.path);
  await page.getByRole('button', {name: 'All calls'}).click();
  const list = page.getByRole('navigation', {name: 'API calls'});
  await expect(list).toBeVisible();
  return list;
}

async function filterCalls(page: Page): Promise<Locator> {
  await openPage(page, initiateTrade.path);
  const button = page.getByRole('button', {name: 'All calls'});
  if (await button.isVisible()) await button.click();
  const list = page.getByRole('navigation', {name: 'API calls'});
  await list.getByRole('searchbox').fill('amount');
  return list;
}

async function sendForm(page: Page): Promise<Locator> {
  const form = await openForm(page);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  return form;
}

async function sendTooSmallAmount(page: Page): Promise<Locator> {
  const form = await openForm(page);
  await form.getByLabel(/^amount/).fill('4');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(form.getByRole('alert')).toBeVisible();
  return form;
}

async function openPanel(page: Page): Promise<Locator> {
  await openForm(page);
  const about = panelOf(page).getByRole('button', {name: 'About'});
  if (!(await about.isVisible())) {
    await panelOf(page).getByRole('button', {name: 'Sandbox'}).click();
  }
  await about.click();
  await panelOf(page).getByText('What it assumes').click();
  await expect(panelOf(page).getByRole('listitem').last()).toBeVisible();
  return panelOf(page);
}

async function openHostedPage(page: Page): Promise<Locator> {
  await sendForm(page);
  await page.getByRole('button', {name: 'Open the page behind redirectUrl'}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', {name: /^Pay/})).toBeVisible();
  return dialog;
}

async function runExample(page: Page): Promise<Locator> {
  await openPage(page, '/docs/trades/initiate-new-trade');
  await page
    .getByRole('button', {name: /^Run: /})
    .first()
    .click();
  const figure = page.getByRole('figure').filter({hasText: 'Response from your sandbox'});
  await figure.getByText('Change the request').click();
  await expect(figure.getByRole('button', {name: 'Send again'})).toBeVisible();
  return figure;
}

async function openInspector(page: Page): Promise<Locator> {
  await openPage(page, '/docs/guidelines/errors');
  await page.getByRole('button', {name: /^Check what you got/}).click();
  const part = page.getByRole('region', {name: 'Check what you got'});
  await part.getByRole('button', {name: 'A surprising trade'}).click();
  await expect(part.getByRole('status').first()).toContainText('This is a trade.');
  await part.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  return part;
}

async function exploreMap(page: Page): Promise<Locator> {
  await openPage(page, guide);
  await page.getByRole('button', {name: /^Explore the map/}).click();
  const figure = page.getByRole('figure').filter({hasText: 'The map of a trade'});
  await figure.getByRole('radio', {name: /^Waiting for approval/}).click();
  await figure.getByText('assumed').first().click();
  await expect(figure.getByText('Approving the item ends the trade')).toBeVisible();
  return figure;
}

async function playTrade(page: Page): Promise<Locator> {
  await openPage(page, guide);
  await page.getByRole('button', {name: 'Play: Film camera'}).click();
  const playground = page.getByRole('region', {name: 'Play a trade'});
  await playground.getByRole('button', {name: /^Next: /}).click();
  await expect(playground.getByText(/^Step 2 of /)).toBeVisible();
  return playground;
}
