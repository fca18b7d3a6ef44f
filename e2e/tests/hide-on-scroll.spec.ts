import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: `${sites.loud.url}/`});
test.beforeEach(({page}) => openPage(page, 'long'));

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** Scrolls and returns when the page has handled the scroll event and drawn the result. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        window.addEventListener(
          'scroll',
          () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
          {once: true},
        );
        window.scrollTo(0, target);
      }),
    top,
  );
}

test('the bar hides when the reader scrolls down', async ({page}) => {
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 400);
  await scrollTo(page, 800);
  await expect(bar(page)).not.toBeInViewport();
});

test('the bar reappears when the reader scrolls up', async ({page}) => {
  await scrollTo(page, 400);
  await scrollTo(page, 1200);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 1100);
  await expect(bar(page)).toBeInViewport({ratio: 1});
});

test('the bar stays when the reader scrolls down near the top', async ({page}) => {
  await scrollTo(page, 20);
  await scrollTo(page, 50);
  await expect(bar(page)).not.toHaveClass(/navbarHidden/);
  await expect(bar(page)).toBeInViewport({ratio: 1});
  await scrollTo(page, 150);
  await expect(bar(page)).toHaveClass(/navbarHidden/);
});

test('the bar hides when the reader jumps to an anchor of the page', async ({page}) => {
  await page.getByRole('link', {name: 'Jump to part 8'}).click();
  await expect(page).toHaveURL(/#part-8$/);
  await expect(page.getByRole('heading', {name: 'Part 8'})).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
});
