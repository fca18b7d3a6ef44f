import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

/** The width of an A4 sheet at 96 dots per inch. */
const paper = {width: 794, height: 1123};

async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize(paper);
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
}

async function expectPlainPaper(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  expect(await overflowing(page)).toEqual([]);
}

/** Code and tables that are wider than what shows them, and the page itself. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, pre, table')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

test('the reference prints whole: every field and response, and one language', async ({page}) => {
  await openOnPaper(page, '/v1/marketplace');
  await expectPlainPaper(page);
  const hidden = await page.evaluate(() => ({
    fields: [...document.querySelectorAll('[data-reference] :is(li, tr, section, div)[id]')]
      .filter((element) => !element.checkVisibility({contentVisibilityAuto: true}))
      .map(({id}) => id),
    responses: [...document.querySelectorAll('[data-code-sample=""] [data-variant]')].filter(
      (element) => !element.checkVisibility(),
    ).length,
    languages: [...document.querySelectorAll('[data-code-sample="language"]')].map(
      (sample) =>
        [...sample.querySelectorAll('[data-variant]')].filter((element) =>
          element.checkVisibility(),
        ).length,
    ),
  }));
  expect(hidden.fields.filter((id) => id !== 'reference-calls')).toEqual([]);
  expect(hidden.responses).toBe(0);
  expect(new Set(hidden.languages)).toEqual(new Set([1]));
  await expect(page.getByRole('link', {name: /^Link to/})).toHaveCount(0);
  await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the reference takes fewer than 60 sheets', async ({page}) => {
  await openPage(page, '/v1/marketplace');
  const margin = {top: '10mm', bottom: '10mm', left: '10mm', right: '10mm'};
  const pdf = await page.pdf({format: 'A4', margin});
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.length).toBeLessThan(60);
});

test('what is printed of a request is in the language that the reader has chosen', async ({
  page,
}) => {
  await openPage(page, '/v1/marketplace');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.emulateMedia({media: 'print'});
  const sample = page.locator('[data-code-sample="language"]').first();
  await expect(sample.locator('[data-variant="python"]')).toBeVisible();
  await expect(sample.locator('[data-variant="curl"]')).toBeHidden();
});

test('a button that is printed keeps the ground that its text needs', async ({page}) => {
  await openPage(page, '/');
  await page.emulateMedia({media: 'print'});
  const button = page.getByRole('main').getByRole('link', {name: 'Make your first trade'});
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('print-color-adjust', 'exact');
});

test('a guide prints without what only a screen can do', async ({page}) => {
  await openOnPaper(page, '/docs/trades/initiate-new-trade');
  await expectPlainPaper(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('what is folded is printed too', async ({page}) => {
    await page.goto('/v1/marketplace');
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('[id="initiate-trade.body.shipping.paidBy"]')).toBeVisible();
  });
});
