import {expect, test} from '../page-test';
import {guides, routes} from '../routes';

test.use({javaScriptEnabled: false});

for (const width of [390, 1280]) {
  test(`at ${width} px every guide is linked from every guide's sidebar`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/guidelines/errors');
    const sidebar = page.getByRole('navigation', {name: 'All guides'});
    for (const {path, heading} of guides) {
      const link = sidebar.getByRole('link', {name: heading, exact: true});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
    await sidebar.getByRole('link', {name: 'Trade details'}).click();
    await expect(page).toHaveURL('/docs/trades/trade-details');
  });

  test(`at ${width} px the top navigation is reachable and no dead control is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['Get started', 'Guidelines', 'Users', 'Trades', 'Support', 'Open API']) {
      await expect(navigation.getByRole('link', {name})).toBeVisible();
    }
    await expect(page.getByRole('button', {name: /navigation bar|mode|Close/})).toHaveCount(0);
  });
}

for (const [colorScheme, background] of [
  ['light', 'rgb(251, 250, 248)'],
  ['dark', 'rgb(15, 13, 21)'],
] as const) {
  test(`the colours follow a system that is ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto('/docs/guidelines');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(background);
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  });
}

test('every page shows its text', async ({page}) => {
  for (const {path, heading} of routes) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(10);
  }
});
