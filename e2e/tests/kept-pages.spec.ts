import type {Page, Route} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {routes} from '../routes';

const next = {path: '/docs/trades/initiate-new-trade', title: 'Initiate new trade'};

/** The link in the guide's own text, not one of the frame. */
const linkToNext = (page: Page) => page.locator(`[data-kept] a[href="${next.path}"]`).first();

/** What the page asks for, as "kind path", from now on. The browser asks for the icon itself. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname !== '/img/favicon.svg') asked.push(`${request.resourceType()} ${pathname}`);
  });
  return asked;
}

test('a guide keeps the markup that came with it', async ({page}) => {
  await page.route('**/*.js', async (route) => {
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-mark', 'mine'));
    await route.continue();
  });
  await openPage(page, '/docs/trades');
  await expect(page.locator('h1')).toHaveAttribute('data-mark', 'mine');
});

test("a link in the text fetches the next page's own HTML, and no script of it", async ({page}) => {
  await openPage(page, '/docs/trades');
  const asked = listen(page);
  // By keyboard: a pointer would lie on a link of the next page and reach for it.
  await linkToNext(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(next.title);
  await expect(page).toHaveTitle(new RegExp(`^${next.title}`));
  await expect(page).toHaveURL(next.path);
  expect(asked.filter((request) => !/^(image|script)/.test(request))).toEqual([
    `fetch ${next.path}`,
  ]);
  // The progress bar.
  expect(asked.filter((request) => request.startsWith('script')).length).toBeLessThanOrEqual(1);
});

test('no page is fetched before the reader reaches for its link', async ({page}) => {
  const asked = listen(page);
  await openPage(page, '/docs/trades');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(14);
  expect(asked.filter((request) => /fetch|prefetch|other/.test(request))).toEqual([]);
  await linkToNext(page).focus();
  await expect.poll(() => asked).toContain(`fetch ${next.path}`);
});

const foreign: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a page of another build': (route) => change(route, (html) => html.replaceAll('main.', 'main.0')),
  'a page that was cut off': (route) => change(route, (html) => html.slice(0, html.length / 2)),
  'something that is no page': (route) => route.fulfill({json: {error: 'try later'}}),
  'a failure': (route) => route.fulfill({status: 503, body: 'busy'}),
};

for (const [what, respond] of Object.entries(foreign)) {
  test(`${what} is never put in: the browser loads the page whole`, async ({page, complaints}) => {
    await openPage(page, '/docs/trades');
    const asked = listen(page);
    let isFirst = true;
    await page.route(`**${next.path}`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return respond(route);
    });
    // By keyboard: the link is far down, and what is laid out on the way there moves it.
    await linkToNext(page).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(next.title);
    expect(asked).toContain(`document ${next.path}`);
    complaints.splice(0);
  });
}

async function change(route: Route, edit: (html: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({response, body: edit(await response.text())});
}

/** Reads on to a heading; returns a function that says how far down the window it is. */
async function readOn(page: Page, path: string): Promise<() => Promise<number>> {
  await openPage(page, path);
  const heading = page.locator('main :is(h2, h3)').nth(6);
  await heading.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  return () => heading.evaluate((element) => element.getBoundingClientRect().top);
}

async function leave(page: Page): Promise<void> {
  await page.locator('.navbar').getByRole('link', {name: 'Users'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Users');
}

for (const path of ['/docs/trades/trade-details', '/v1/marketplace']) {
  test(`back on ${path}, the reader is where they were`, async ({page}) => {
    const findHeading = await readOn(page, path);
    const before = await findHeading();
    await leave(page);
    await page.goBack();
    await expect.poll(async () => Math.abs((await findHeading()) - before)).toBeLessThan(2);
  });
}

const scrolls: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'turns the wheel': (page) => page.mouse.wheel(0, 400),
  'presses a key': (page) => page.keyboard.press('PageDown'),
};

for (const [deed, scroll] of Object.entries(scrolls)) {
  test(`a reader who comes back and ${deed} is not pulled back`, async ({page}) => {
    // Frames are held, so that the page still corrects its position when the reader moves on.
    await page.addInitScript(() => {
      const nextFrame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (run) =>
        nextFrame(function wait(time) {
          if ('held' in window) nextFrame(wait);
          else run(time);
        });
    });
    const findHeading = await readOn(page, '/v1/marketplace');
    await leave(page);
    await page.evaluate(() => void Object.assign(window, {held: true}));
    await page.goBack();
    const readY = () => page.evaluate(() => scrollY);
    await expect.poll(readY).toBeGreaterThan(1000);
    const returned = await readY();
    await page.mouse.move(500, 400);
    await scroll(page);
    await expect.poll(readY).toBeGreaterThanOrEqual(returned + 400);
    await page.waitForTimeout(300);
    const moved = await findHeading();
    await page.evaluate(() => Reflect.deleteProperty(window, 'held'));
    await page.waitForTimeout(300);
    expect(Math.abs((await findHeading()) - moved)).toBeLessThan(100);
  });
}

test('every page can be put in, without a full load', async ({page}) => {
  await openPage(page, '/docs/trades');
  const asked = listen(page);
  for (const {path, heading} of routes) {
    await page.locator('[data-kept]').evaluate((content, href) => {
      const link = content.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    // A click inside content that is just being replaced would be an ordinary navigation.
    await expect(page.locator('[data-kept] h1')).toHaveText(heading);
  }
  expect(asked.filter((request) => request.startsWith('document'))).toEqual([]);
});
