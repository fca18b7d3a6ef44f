import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {scrollPage} from '../scroll-page';
import {sites} from '../sites';

test.use({baseURL: `${sites.loud.url}/`});
test.beforeEach(({page}) => openPage(page, 'long'));

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('the bar hides when the reader scrolls down', async ({page}) => {
  await expect(bar(page)).toBeInViewport();
  await scrollPage(page, 400);
  await scrollPage(page, 800);
  await expect(bar(page)).not.toBeInViewport();
});

test('the bar reappears when the reader scrolls up', async ({page}) => {
  await scrollPage(page, 400);
  await scrollPage(page, 1200);
  await expect(bar(page)).not.toBeInViewport();
  await scrollPage(page, 1100);
  await expect(bar(page)).toBeInViewport({ratio: 1});
});

test('the bar stays when the reader scrolls down near the top', async ({page}) => {
  await scrollPage(page, 20);
  await scrollPage(page, 50);
  await expect(bar(page)).not.toHaveClass(/navbarHidden/);
  await expect(bar(page)).toBeInViewport({ratio: 1});
  await scrollPage(page, 150);
  await expect(bar(page)).toHaveClass(/navbarHidden/);
});

test('the bar hides when the reader jumps to an anchor of the page', async ({page}) => {
  await page.getByRole('link', {name: 'Jump to part 8'}).click();
  await expect(page).toHaveURL(/#part-8$/);
  await expect(page.getByRole('heading', {name: 'Part 8'})).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
});
