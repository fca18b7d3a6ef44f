import type {Page} from '@playwright/test';
import {openForm, panelOf, responseOf} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {serveInHalves} from '../serve-in-halves';

for (const path of ['/docs/trades', '/v1/marketplace']) {
  test(`${path} is read to its end while the stylesheet is on its way`, async ({page}) => {
    const release = await hold(page, '**/*.css');
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.locator('footer')).toBeAttached();
    release();
    await page.waitForLoadState();
  });
}

for (const [link, shown] of [
  ['/v1/marketplace', 'drawn'],
  ['/v1/marketplace#reimburse-payer', 'held back'],
] as const) {
  test(`while the reference is being read, ${link} is ${shown}`, async ({page}) => {
    const halves = await serveInHalves('/v1/marketplace', '<section id=reimburse-payer');
    try {
      await page.goto(halves.url + link, {waitUntil: 'commit'});
      await expect(page.locator('#initiate-trade')).toBeAttached();
      await expect.poll(() => nextFrame(page)).toBe(shown);
      expect(await nextFrame(page)).toBe(shown);
      halves.sendRest();
      await expect.poll(() => nextFrame(page)).toBe('drawn');
      // A page that still fetches its scripts would complain of a closed server.
      await page.goto('about:blank');
    } finally {
      halves.close();
    }
  });
}

test.describe('the beginning of a page', () => {
  test.beforeEach(({page}) => page.addInitScript(noteBeginnings));

  test('is shown before the rest: on a visit without the sidebar, after a click beside it', async ({
    page,
  }) => {
    await openPage(page, '/docs/trades');
    const visit = ['page', 'whole'];
    await expect.poll(() => shown(page)).toEqual(visit);
    await page.getByRole('link', {name: 'Trade status page'}).first().click();
    await expect.poll(() => shown(page)).toEqual([...visit, 'content', 'whole']);
    await expect(page.getByRole('heading', {level: 2}).last()).toBeVisible();
  });

  test('is not shown first to those who come to another place', async ({page}) => {
    await openPage(page, '/docs/trades#where-the-money-is');
    expect(await shown(page)).toEqual([]);
    await page.locator('a[href*="/docs/trades/"][href*="#"]').first().click();
    await expect(page).not.toHaveURL(/trades#/);
    expect(await shown(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/trades#where-the-money-is$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await shown(page)).toEqual([]);
  });

  for (const [path, rest] of [
    ['/docs/trades', '[data-kept] > :nth-child(6)'],
    ['/v1/marketplace', '[data-operation]:nth-of-type(2)'],
  ] as const) {
    test(`of ${path} is laid out without the rest`, async ({page}) => {
      await openPage(page, path);
      await expect(page.locator(rest).first()).toBeVisible();
      await arrive(page, 'content');
      await expect(page.locator(rest).first()).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('footer')).toBeHidden();
      await page.emulateMedia({media: 'print'});
      await expect(page.locator(rest).first()).toBeVisible();
    });
  }

  test('is laid out beside the sidebar only after a click', async ({page}) => {
    await openPage(page, '/docs/trades');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await arrive(page, 'content');
    await expect(sidebar).toBeVisible();
    await arrive(page, 'page');
    await expect(sidebar).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('a guide is shown without waiting for any script', async ({page}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/docs/trades', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(() => nextFrame(page)).toBe('drawn');
  release();
  await page.waitForLoadState();
});

for (const id of ['begin-where-your-test-begins', 'clock', 'test-plan']) {
  test(`a link to #${id} leads there, whatever lies above it`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await openPage(page, `/docs/getting-started/testing#${id}`);
    const heading = page.locator(`[id="${id}"]`);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(150);
  });
}

for (const [what, path, selector] of [
  ['examples', '/docs/trades/trade-details', 'main figure:not([data-sequence]) pre:visible'],
  ['sequences', '/docs/trades', 'main [data-sequence] ol'],
] as const) {
  test(`a guide lays out its ${what} when the reader comes near`, async ({page}) => {
    await openPage(page, path);
    const last = page.locator(selector).last();
    const isLaidOut = () =>
      last.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
    expect(await isLaidOut()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });
}

for (const [colorScheme, logo] of [
  ['light', '/img/logo.svg'],
  ['dark', '/img/logo-dark.svg'],
] as const) {
  test(`in ${colorScheme} mode only ${logo} is fetched`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    const logos: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.includes('logo')) logos.push(pathname);
    });
    await openPage(page, '/docs/trades');
    await expect.poll(() => logos).toEqual([logo]);
  });
}

test('a class that the framework gives the page restyles next to nothing', async ({
  page,
  browser,
}) => {
  await openPage(page, '/docs/trades');
  await expect(page.locator('html:not([data-arriving])')).toBeAttached();
  await nextFrame(page);
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await page.evaluate(() => {
    document.documentElement.classList.add('docs-wrapper-of-a-test');
    return getComputedStyle(document.body).color;
  });
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly {name: string; args: {elementCount?: number}}[];
  };
  const restyled = traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(20);
});

test('the site is not started in the task that reads its script', async ({page}) => {
  await page.addInitScript(() => {
    const note = ({target}: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/main.')) {
        document.documentElement.dataset.startedAtOnce = String('docusaurus' in window);
      }
    };
    document.addEventListener('load', note, true);
  });
  await openPage(page, '/docs/trades');
  await expect(page.locator('html')).toHaveAttribute('data-started-at-once', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(true);
});

test('the sandbox is downloaded once, whatever part of the page needs it', async ({page}) => {
  await openPage(page, '/v1/marketplace');
  const countLoaded = followScripts(page);
  await page.getByRole('button', {name: 'Try it'}).first().press('Enter');
  await panelOf(page).getByRole('button', {name: 'About'}).click();
  await expect(panelOf(page).getByText('What it assumes')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await countLoaded('A newer link replaced this one.')).toBe(1);
});

test('the register is loaded for whoever opens it, and for nobody else', async ({page}) => {
  const register = 'A missing or unknown API key gets status 401';
  const countLoaded = followScripts(page);
  const form = await openForm(page);
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(form).getByRole('status')).toContainText('200');
  expect(await countLoaded(register)).toBe(0);
  await panelOf(page).getByRole('button', {name: 'About'}).click();
  await expect.poll(() => countLoaded(register)).toBe(1);
});

/** From here on, how many scripts that hold a text have been loaded. */
function followScripts(page: Page): (text: string) => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // What still loads when the test is over has no text any more.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async (text) =>
    (await Promise.all(scripts)).filter((script) => script.includes(text)).length;
}

/** Holds requests back until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

function arrive(page: Page, what: 'page' | 'content'): Promise<void> {
  return page.locator('html').evaluate((html, value) => {
    html.dataset.arriving = value;
  }, what);
}

/** Notes each time that the page shows its beginning alone, and that it shows the whole. */
function noteBeginnings(): void {
  const notes: string[] = [];
  Object.assign(window, {notes});
  new MutationObserver(() => {
    const {arriving} = document.documentElement.dataset;
    notes.push(arriving ?? 'whole');
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-arriving']});
}

function shown(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as {notes: string[]}).notes);
}

/** A browser requests frames only when it may draw. */
function nextFrame(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve('drawn'));
        setTimeout(() => resolve('held back'), 1_000);
      }),
  );
}

test('a press on "Try it" while the page comes to life is not lost', async ({page}) => {
  await page.addInitScript(() => {
    // The first listener for clicks is there before React has run.
    const listen = document.addEventListener.bind(document);
    const press = () => document.querySelector<HTMLElement>('[data-island]')?.click();
    let isFirst = true;
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      listen(type, ...rest);
      if (type !== 'click' || !isFirst) return;
      isFirst = false;
      queueMicrotask(press);
    };
  });
  await page.goto('/v1/marketplace');
  await expect(page.getByRole('form', {name: /^Try it/})).toBeVisible();
});
