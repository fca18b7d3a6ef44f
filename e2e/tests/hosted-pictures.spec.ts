import {readdirSync} from 'node:fs';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {modes, showInMode} from '../show-in-mode';

const folder = '/img/hosted-pages';
const built = new URL(`../../site/build${folder}`, import.meta.url);

for (const mode of modes) {
  test(`in ${mode} mode a guide shows the hosted page in that mode, and no other`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, '/docs/getting-started');
    await showInMode(page, mode);
    asked.length = 0;
    const picture = page.getByRole('img', {name: /^Hosted page: Pay into escrow/});
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveAttribute('src', new RegExp(`-${mode}\\.svg$`));
    expect(asked.filter((path) => path.startsWith(folder)).length).toBeLessThanOrEqual(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a guide shows the hosted page', async ({page}) => {
    await page.goto('/docs/getting-started');
    await expect(page.getByRole('img', {name: /^Hosted page: Pay into escrow/})).toBeVisible();
  });
});

test('every hosted page fits into its picture', async ({page}) => {
  const cut: string[] = [];
  for (const file of readdirSync(built)) {
    await page.goto(`${folder}/${file}`);
    const isCut = await page.evaluate(() => {
      const bottom = (tag: string) =>
        document.querySelector(tag)?.getBoundingClientRect().bottom ?? NaN;
      const right = document.querySelector('main')?.scrollWidth ?? NaN;
      const width = document.querySelector('main')?.clientWidth ?? NaN;
      return !(bottom('main') < bottom('body') && right <= width);
    });
    if (isCut) cut.push(file);
  }
  expect(cut).toEqual([]);
});
