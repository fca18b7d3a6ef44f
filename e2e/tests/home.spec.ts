import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {weighPage} from '../page-weight';
import {guides} from '../routes';

const kilobyte = 1024;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the stage shows the recorded trade as both users see it, and where the money is', async ({
    page,
  }) => {
    await page.goto('/');
    const stage = page.getByRole('figure').filter({hasText: 'Recorded on the sandbox'});
    await expect(stage).toContainText('Film camera · 1,850.00 kr.');
    const [payer, payee] = await stage.getByRole('listitem').allInnerTexts();
    expect(linesOf(payer)).toEqual([
      'MO Magnus payer',
      'Waiting for the parcel',
      'The seller has a label and can hand in the parcel.',
    ]);
    expect(linesOf(payee)).toEqual([
      'OT Oliver payee · their turn',
      'Hand in the parcel',
      'Write the label code on the parcel, or show it in the parcel shop.',
      "Until 8 March 09:00. If you don't hand in the parcel by then, the trade is cancelled and the buyer gets the money back, less the fee.",
      'Show the label',
    ]);
    await expect(stage.getByRole('term')).toHaveText(['Magnus', 'held in escrow', 'Oliver']);
    await expect(stage.getByRole('definition')).toHaveText([
      '0.00 kr.',
      '1,901.25 kr.',
      '0.00 kr.',
    ]);
    await expect(stage.getByText(/^\/users\/user-10077\/trades\/[\da-f-]{36}$/)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toContainText('camera');
  });

  test('the request and its response are those of the trade on the stage', async ({page}) => {
    await page.goto('/');
    const request = page.getByRole('region', {name: 'One request'});
    const [, tradeId = ''] = /"tradeId": "([^"]+)"/.exec(await request.innerText()) ?? [];
    await expect(page.getByText(`/users/user-10077/trades/${tradeId}`)).toBeVisible();
    await expect(request.locator('pre').first()).toContainText('"title": "Film camera"');
  });

  test('the map leads to every guide of the sidebar, in its order', async ({page}) => {
    await page.goto('/');
    const links = page.getByRole('region', {name: 'Every guide'}).getByRole('link');
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({path: link.getAttribute('href'), heading: link.textContent})),
    );
    expect(found).toEqual(guides);
  });
});

test('the two ways in lead to the first trade and to the reference', async ({page}) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'API reference'}).click();
  await expect(page).toHaveURL('/v1/marketplace');
  await page.goBack();
  await main.getByRole('link', {name: 'Make your first trade'}).click();
  await expect(page).toHaveURL('/docs/getting-started');
});

test('the figures are those of the contract and of the samples', async ({page}) => {
  await openPage(page, '/');
  const tabs = page.getByRole('tablist', {name: /request$/}).getByRole('tab');
  await expect(page.getByText(`${await tabs.count()} languages`)).toBeVisible();
  await openPage(page, '/v1/marketplace');
  const calls = await page.locator('main section[data-operation]').count();
  await openPage(page, '/');
  await expect(page.getByText(`${calls} calls`)).toBeVisible();
});

test('browsers get the text of the page, and neither its recordings nor its code', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const {script} = await weighPage(page, '/');
  expect(script).toBeLessThanOrEqual(100 * kilobyte);
  expect(await page.getByRole('main').innerText()).toContain('Hand in the parcel');
  expect((await Promise.all(scripts)).join('')).not.toMatch(/Hand in the parcel|Make your first/);
});

for (const width of [390, 996, 1280]) {
  test(`nothing moves while the page comes to life at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as LayoutShift).value;
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(total), 200);
        }),
    );
    expect(shift).toBe(0);
  });
}

type LayoutShift = PerformanceEntry & {readonly value: number};

function linesOf(text = ''): string[] {
  return text.split(/\n+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
