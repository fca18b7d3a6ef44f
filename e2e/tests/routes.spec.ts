import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {guides, routes} from '../routes';
import {sites} from '../sites';

for (const {path, heading} of routes) {
  test(`${path} is a static page with its own title, description and card`, async ({request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
    expect(title.replaceAll(/<[^>]*>/g, '')).toBe(heading);
    const card = /og:image content=\S*?(\/social\/\S+\.png)/.exec(html)?.[1] ?? '';
    expect((await request.get(card)).headers()['content-type']).toBe('image/png');
  });
}

test('no two pages share a title, a description or a card', async ({request}) => {
  const heads = await Promise.all(
    routes.map(async ({path}) => {
      const html = await (await request.get(path)).text();
      const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      return [
        find(/<title[^>]*>([^<]+)/),
        find(/name=description content="?([^">]+)/),
        find(/og:image content=(\S+)/),
      ];
    }),
  );
  for (const column of [0, 1, 2]) {
    const values = heads.map((head) => head[column]);
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(routes.length);
  }
});

for (const site of [sites.docs, sites.docsOnNginx]) {
  for (const path of ['/docs', '/docs/nope', '/nope', '/v1', '/v1/marketplace/nope', '/nope.png']) {
    test(`${site.url}${path} is the not-found page with status 404`, async ({request}) => {
      const response = await request.get(`${site.url}${path}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Page not found');
    });
  }
}

test('the not-found page offers the nearest pages and a way to start', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/docs/trade/trade-detail');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toContainText('Trade details');
  await expect(main.getByRole('listitem')).toHaveCount(5);
  await main.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL('/docs/getting-started');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('/docs reached by navigation inside the site is the not-found page', async ({page}) => {
  await openPage(page, '/docs/trades');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/docs');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('the top navigation stands as in the brief', async ({page}) => {
  await openPage(page, '/');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const labels = await navigation
    .locator('.navbar__items')
    .first()
    .getByRole('link')
    .allTextContents();
  expect(labels).toEqual(['Symblepay', 'Get started', 'Guidelines', 'Users', 'Trades', 'Support']);
  const right = navigation.locator('.navbar__items--right');
  await expect(right.getByRole('link', {name: 'Open API'})).toHaveAttribute(
    'href',
    '/v1/marketplace',
  );
  await expect(right.getByRole('button', {name: 'English'})).toBeVisible();
  await expect(right.getByRole('button', {name: /dark and light mode/})).toBeVisible();
});

test('all guides share one sidebar that folds all but the open section and cannot be hidden', async ({
  page,
}) => {
  await openPage(page, '/docs/guidelines/errors');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link')).toHaveText([
    'Get started',
    'Guidelines',
    'Environments',
    'API key security',
    'Errors',
    'Webhooks',
    'Users',
    'Trades',
    'Developer support',
  ]);
  await expect(page.getByRole('button', {name: /collapse sidebar$/i})).toHaveCount(0);
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Users'"}).click();
  await expect(sidebar.getByRole('link', {name: 'User details'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Errors'})).toBeHidden();
});

test('previous and next lead through every guide once, in the order in which one builds', async ({
  request,
}) => {
  const read: string[] = [];
  const link = /<a class="pagination-nav__link pagination-nav__link--next" href=([^\s>]+)/;
  for (let path: string | undefined = '/docs/getting-started'; path !== undefined;) {
    read.push(path);
    path = link.exec(await (await request.get(path)).text())?.[1];
  }
  expect(read.toSorted()).toEqual(guides.map(({path}) => path).toSorted());
  const places = [
    '/docs/getting-started/register',
    '/docs/getting-started/obtain-api-key',
    '/docs/users',
    '/docs/trades',
    '/docs/guidelines/webhooks',
    '/docs/guidelines/errors',
    '/docs/getting-started/testing',
    '/docs/getting-started/production-access',
  ].map((path) => read.indexOf(path));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the skip link leads the keyboard past the navigation', async ({page}) => {
  await openPage(page, '/docs/trades');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
