import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sites} from '../sites';

test.use({baseURL: sites.plain.url});

/** The scroll position right after the click, before another frame is drawn. */
async function pressBackToTop(page: Page): Promise<number> {
  await openPage(page, '/docs/next/long-chapter/one');
  await page.evaluate(() => window.scrollTo(0, 1100));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1100);
  // Two scroll events: the button ignores the first and appears when the second leads up.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  return button.evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
}

/** Opens a chapter of the sidebar and returns the transition that unfolds it. */
async function unfold(page: Page, chapter: string): Promise<string> {
  const heading = page.getByRole('button', {name: chapter});
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listitem').filter({has: heading}).getByRole('list');
  await expect(list).toHaveAttribute('style', /transition: height \d+ms ease-in-out/);
  return list.evaluate((element) => element.style.transition);
}

const milliseconds = (transition: string) => Number(/(\d+)ms/.exec(transition)?.[1]);

test('the way back to the top is animated: each frame leaves 0.85 of the way', async ({page}) => {
  expect(await pressBackToTop(page)).toBe(850);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a chapter unfolds the longer, the higher it is', async ({page}) => {
  await openPage(page, '/docs/next/getting-started');
  const short = milliseconds(await unfold(page, 'Short chapter'));
  const long = milliseconds(await unfold(page, 'Long chapter'));
  expect(short).toBeGreaterThan(100);
  expect(long).toBeGreaterThan(short);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the way back to the top is a jump', async ({page}) => {
    expect(await pressBackToTop(page)).toBe(0);
  });

  test('a chapter unfolds in 1 ms, whatever its height', async ({page}) => {
    await openPage(page, '/docs/next/getting-started');
    expect(milliseconds(await unfold(page, 'Short chapter'))).toBe(1);
    expect(milliseconds(await unfold(page, 'Long chapter'))).toBe(1);
  });

  test('the bar that hides on scroll does so without a transition', async ({page}) => {
    await openPage(page, `${sites.loud.url}/long`);
    const bar = page.getByRole('navigation', {name: 'Main'});
    await expect(bar).toHaveCSS('transition-duration', '0s');
  });
});
