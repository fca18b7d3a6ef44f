import type {Locator, Page, Route} from '@playwright/test';
import {responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

// A page may still load itself anew when its test is over, so the next test gets a context of its own.
test.use({reuseContext: false});

type Release = {
  /** From now on the server has the next release: the same pages with files of other names. */
  publish: () => void;
  /** Holds back the page at this path until the next release is published. */
  hold: (path: string) => void;
};

/** A site whose next release is published while the reader looks at this one. */
async function serveReleases(page: Page, keepsOldFiles: boolean): Promise<Release> {
  let isPublished = false;
  let heldPath = '';
  let held: Route | undefined;
  const respond = async (route: Route) => {
    const url = new URL(route.request().url());
    const isNewFile = url.pathname.includes('/assets-2/');
    const isOldFile = /\/assets\/(?:js|css)\//.test(url.pathname);
    if (isOldFile && isPublished && !keepsOldFiles) return route.fulfill({status: 404});
    if (!isNewFile && (!isPublished || isOldFile)) return route.continue();
    const response = await route.fetch({url: url.href.replace('/assets-2/', '/assets/')});
    const type = response.headers()['content-type'] ?? '';
    if (!/html|javascript/.test(type)) return route.fulfill({response});
    const text = await response.text();
    return route.fulfill({response, body: text.replace(/\bassets\/(?=js\/|css\/)/g, 'assets-2/')});
  };
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).pathname === heldPath && !isPublished) held = route;
    // A page that is being left no longer waits for its files.
    else await respond(route).catch(() => undefined);
  });
  return {
    publish: () => {
      isPublished = true;
      if (held) void respond(held);
    },
    hold: (path) => {
      heldPath = path;
    },
  };
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const navbar = (page: Page) => page.locator('.navbar');
const tryIt = (page: Page) => page.getByRole('button', {name: 'Try it: Get a trade', exact: true});
const form = (page: Page) => page.getByRole('form', {name: 'Try it: Get a trade', exact: true});
const sendButton = (page: Page) => form(page).getByRole('button', {name: 'Send', exact: true});
const searchButton = (page: Page) => navbar(page).getByRole('button', {name: 'Search'});
const searchBox = (page: Page) => page.getByRole('dialog').getByRole('combobox');

type Reader = (page: Page, release: Release) => Promise<void>;

/** What a reader is doing when the next release comes, and what they must then see. */
const readers: Readonly<Record<string, Reader>> = {
  'follows a link in the text': async (page, {publish}) => {
    await openPage(page, '/docs/trades');
    publish();
    await page.locator('[data-kept] a[href="/docs/trades/initiate-new-trade"]').first().click();
    await expect(heading(page)).toHaveText('Initiate new trade');
  },
  'follows a link of the sidebar': async (page, {publish}) => {
    await openPage(page, '/docs/trades');
    publish();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Users'}).click();
    await expect(heading(page)).toHaveText('Users');
  },
  'goes to the reference': async (page, {publish}) => {
    await openPage(page, '/docs/trades');
    publish();
    await navbar(page).getByRole('link', {name: 'Open API'}).click();
    await expect(page.getByRole('navigation', {name: 'API calls'})).toBeVisible();
  },
  'leaves the reference': async (page, {publish}) => {
    await openPage(page, '/v1/marketplace');
    publish();
    await navbar(page).getByRole('link', {name: 'Users'}).click();
    await expect(heading(page)).toHaveText('Users');
  },
  'waits for a page': async (page, {publish, hold}) => {
    await openPage(page, '/docs/trades');
    hold('/docs/users');
    const asked = page.waitForRequest('**/docs/users');
    await navbar(page).getByRole('link', {name: 'Users'}).click();
    await asked;
    publish();
    await expect(heading(page)).toHaveText('Users');
  },
  'goes back': async (page, {publish}) => {
    await openPage(page, '/docs/trades');
    await navbar(page).getByRole('link', {name: 'Users'}).click();
    await expect(heading(page)).toHaveText('Users');
    publish();
    await page.goBack();
    await expect(heading(page)).toHaveText('Trades');
    await navbar(page).getByRole('link', {name: 'Guidelines'}).click();
    await expect(heading(page)).toHaveText('Guidelines');
  },
  'opens search': async (page, {publish}) => {
    await openPage(page, '/docs/trades');
    publish();
    await untilShown(page, searchButton(page), searchBox(page));
    await searchBox(page).fill('correlation');
    await expect(page.getByRole('option').first()).toContainText(/correlation/i);
  },
  'has searched': async (page, {publish}) => {
    await openPage(page, '/docs/trades');
    await searchButton(page).click();
    await searchBox(page).fill('correlation');
    await expect(page.getByRole('option').first()).toContainText(/correlation/i);
    publish();
    await page.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/\/docs\/trades$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  },
  'opens a form': async (page, {publish}) => {
    await openPage(page, '/v1/marketplace#get-trade');
    publish();
    await untilShown(page, tryIt(page), sendButton(page));
    await sendButton(page).click();
    await expect(responseOf(form(page)).getByRole('status')).toContainText('200');
  },
  'has filled in a form': async (page, {publish}) => {
    await openPage(page, '/v1/marketplace#get-trade');
    await tryIt(page).click();
    await expect(sendButton(page)).toBeVisible();
    await expect(page.getByRole('complementary', {name: 'Sandbox'})).toBeVisible();
    publish();
    await sendButton(page).click();
    await expect(responseOf(form(page)).getByRole('status')).toContainText('200');
  },
};

/** A press that found the file gone loads the page anew; then the reader presses once more. */
async function untilShown(page: Page, button: Locator, shown: Locator): Promise<void> {
  const loaded = page.waitForEvent('load').then(() => 'loaded anew');
  await button.click();
  const outcome = await Promise.race([loaded, shown.waitFor().then(() => 'shown')]);
  if (outcome === 'shown') return;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await button.click();
  await expect(shown).toBeVisible();
}

for (const keepsOldFiles of [true, false]) {
  for (const [does, act] of Object.entries(readers)) {
    const files = keepsOldFiles ? 'there' : 'gone';
    test(`a reader who ${does} goes on, old files ${files}`, async ({page, complaints}) => {
      await act(page, await serveReleases(page, keepsOldFiles));
      complaints.splice(0);
    });
  }
}
