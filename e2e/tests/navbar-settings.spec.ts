import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {scrollPage} from '../scroll-page';
import {sites} from '../sites';

test.describe('the loud navigation bar', () => {
  test.use({baseURL: `${sites.loud.url}/`});
  test.beforeEach(({page}) => openPage(page, './'));

  test('shows its title and its logo for dark mode, with text and size', async ({page}) => {
    const brand = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Loud'});
    await expect(brand).toContainText('Loud');
    const logo = brand.getByRole('img', {name: 'Loud logo'});
    await expect(logo).toHaveAttribute('src', '/loud/img/dark.svg');
    await expect(logo).toHaveAttribute('width', '40');
    await expect(logo).toHaveAttribute('height', '20');
  });

  test('links its logo where the settings say, in the window they say', async ({page}) => {
    const brand = page.getByRole('link', {name: 'Loud logo'});
    await expect(brand).toHaveAttribute('href', '/loud/long/');
    await expect(brand).toHaveAttribute('target', '_self');
  });

  test('is dark when its style is dark', async ({page}) => {
    const bar = page.getByRole('navigation', {name: 'Main'});
    await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'));
    await expect(bar).toHaveCSS('background-color', 'rgb(15, 13, 21)');
  });

  test('writes the HTML of a link and leads to its href', async ({page}) => {
    const link = page.getByRole('link', {name: 'Bold link'});
    await expect(link).toHaveAttribute('href', 'https://elsewhere.example');
    await expect(link.getByText('Bold')).toHaveJSProperty('tagName', 'B');
  });

  test('marks an item on every page under its activeBasePath', async ({page}) => {
    const item = page.getByRole('link', {name: 'By path'});
    await expect(item).not.toHaveAttribute('aria-current');
    await openPage(page, 'docs/trades');
    await expect(item).toHaveAttribute('aria-current', 'page');
    await openPage(page, 'long');
    await expect(item).not.toHaveAttribute('aria-current');
  });

  test('marks an item on every page that its activeBaseRegex matches', async ({page}) => {
    const item = page.getByRole('link', {name: 'By pattern'});
    await expect(item).not.toHaveAttribute('aria-current');
    await openPage(page, 'long');
    await expect(item).toHaveAttribute('aria-current', 'page');
  });
});

for (const [colorScheme, source] of [
  ['light', '/img/logo.svg'],
  ['dark', '/img/logo-dark.svg'],
] as const) {
  test(`the logo in ${colorScheme} mode is ${source}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await openPage(page, sites.docs.url);
    const logo = page.getByRole('navigation', {name: 'Main'}).locator('img');
    await expect(logo).toHaveAttribute('src', source);
  });
}

test('a bar without a logo, a style or hideOnScroll shows its title, light, at all times', async ({
  page,
}) => {
  await openPage(page, `${sites.plain.url}/long`);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'Plain', exact: true})).toHaveAttribute('href', '/');
  await expect(bar.getByRole('img')).toHaveCount(0);
  await expect(bar).toHaveCSS('background-color', 'rgb(251, 250, 248)');
  await scrollPage(page, 400);
  await scrollPage(page, 800);
  await expect(bar).toBeInViewport({ratio: 1});
});
