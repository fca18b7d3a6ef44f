import {expect, test} from '../page-test';

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

/** What Playwright found on the page while it waited in vain. */
async function descriptionIn(wait: Promise<void>): Promise<unknown> {
  const error: unknown = await wait.catch((caught: unknown) => caught);
  expect(error).toHaveProperty('matcherResult.pass', false);
  return (error as {matcherResult: {ariaSnapshot?: unknown}}).matcherResult.ariaSnapshot;
}
