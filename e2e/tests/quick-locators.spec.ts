import {initiateTrade} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {elementsOf} from '../quick-locators';

test('a wait that is not over describes no page', async ({page}) => {
  for (const text of ['One page', 'Another page']) {
    await page.goto('about:blank');
    await page.setContent(`<h1>${text}</h1>`);
    const missing = expect(page.getByText('Not there')).toBeVisible({timeout: 1});
    expect(await descriptionIn(missing)).toBeUndefined();
    const other = expect(page.getByRole('heading')).toHaveText('Not this', {timeout: 1});
    expect(await descriptionIn(other)).toBeUndefined();
  }
});

test('a page keeps what finds its elements, for each document that it opens', async ({page}) => {
  for (const path of ['/', '/docs/trades']) {
    await openPage(page, path);
    const isKept = () => page.evaluate(() => 'makeQuickFinder' in window);
    expect(await isKept()).toBe(true);
    expect(await page.locator('h1').evaluate((heading) => heading.localName)).toBe('h1');
    expect(await isKept()).toBe(false);
  }
});

const everyElement = `
  <a href="#">a</a><a>a</a><article>a</article><aside>a</aside><button>a</button>
  <details><summary>a</summary></details><dialog open>a</dialog><fieldset>a</fieldset>
  <figure>a</figure><form aria-label="a"></form><form></form><h1>a</h1><h6>a</h6><nav>a</nav>
  <input><input type="button"><input type="checkbox"><input type="file"><input type="hidden">
  <input type="image"><input type="number"><input type="password"><input type="radio">
  <input type="range"><input type="reset"><input type="search"><input type="submit">
  <input list="words"><input type="search" list="words"><datalist id="words"></datalist>
  <main>a</main><map><area href="#" alt="a"></map><ol><li>a</li></ol><output>a</output>
  <section aria-label="a">a</section><section>a</section>
  <select><optgroup label="a"><option>a</option></optgroup></select><select multiple></select>
  <svg><a href="#"><text>a</text></a></svg><textarea></textarea>`;
const everyRole = Object.keys(elementsOf).map((role) => `<div role="${role}">a</div>`);

test('each role is found where Playwright finds it', async ({page}) => {
  await page.setContent(`${everyElement}${everyRole.join('')}`);
  await expectSame();
  await openPage(page, initiateTrade.path);
  await expectSame();

  async function expectSame(): Promise<void> {
    for (const role of Object.keys(elementsOf) as (keyof typeof elementsOf)[]) {
      for (const includeHidden of [false, true]) {
        const quick = page.getByRole(role, {includeHidden});
        const published = page.locator(`role=${role}[include-hidden=${includeHidden}]`);
        const count = await published.count();
        expect(await quick.count(), role).toBe(count);
        expect(await quick.and(published).count(), role).toBe(count);
      }
    }
  }
});

/** What Playwright found on the page while it waited in vain. */
async function descriptionIn(wait: Promise<void>): Promise<unknown> {
  const error: unknown = await wait.catch((caught: unknown) => caught);
  expect(error).toHaveProperty('matcherResult.pass', false);
  return (error as {matcherResult: {ariaSnapshot?: unknown}}).matcherResult.ariaSnapshot;
}
