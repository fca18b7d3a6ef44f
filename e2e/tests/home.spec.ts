import {readFileSync} from 'node:fs';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {weighPage} from '../page-weight';
import {guides} from '../routes';

const kilobyte = 1024;

type User = {
  readonly status: {
    readonly title: string;
    readonly description: string;
    readonly deadlineDescription: string;
    readonly actions: readonly {readonly text: string}[];
  };
};

type RecordedRead = {
  readonly name: string;
  readonly path: string;
  readonly response: {
    readonly tradeId: string;
    readonly title: string;
    readonly price: number;
    readonly payer: User;
    readonly payee: User;
    readonly phases: {readonly contract: {readonly amount: number}};
  };
};

/** The step of the scenario that the page is made from. */
const recorded = findStep('trade-delivered', 'read-label');

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page shows a recorded trade as both users see it, and where the money is', async ({
    page,
  }) => {
    const {tradeId, title, price, payer, payee, phases} = recorded.response;
    await page.goto('/');
    const trade = page.getByRole('figure').filter({hasText: 'held in escrow'});
    await expect(trade).toContainText(`${title} · ${amount(price)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      title.split(' ').at(-1) ?? '',
    );
    const cards = trade.getByRole('listitem');
    await expect(cards.first().locator('p')).toHaveText([
      /Magnus payer$/,
      payer.status.title,
      payer.status.description,
    ]);
    await expect(cards.last().locator('p')).toHaveText([
      /Oliver payee · their turn$/,
      payee.status.title,
      payee.status.description,
      `Until 8 March 09:00. ${payee.status.deadlineDescription}`,
    ]);
    await expect(cards.last()).toContainText(payee.status.actions[0]?.text ?? '');
    await expect(trade.getByRole('term')).toHaveText(['Magnus', 'held in escrow', 'Oliver']);
    await expect(trade.getByRole('definition')).toHaveText([
      amount(0),
      amount(phases.contract.amount),
      amount(0),
    ]);
    const shownPath = recorded.path.replace(tradeId, `${tradeId.slice(0, 8)}…`);
    await expect(trade.getByText(shownPath, {exact: true})).toBeVisible();
  });

  test('the request and its response are those of the trade that is shown', async ({page}) => {
    await page.goto('/');
    const request = page.getByRole('region', {name: 'One request'});
    await expect(request).toContainText(`"tradeId": "${recorded.response.tradeId}"`);
    await expect(request.locator('pre').first()).toContainText(
      `"title": "${recorded.response.title}"`,
    );
  });

  test('the map leads to every guide of the sidebar, in its order', async ({page}) => {
    await page.goto('/');
    const links = page.getByRole('region', {name: 'Every guide'}).getByRole('link');
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({path: link.getAttribute('href'), heading: link.textContent})),
    );
    expect(found.slice(0, guides.length)).toEqual(guides);
    const tasks = found.slice(guides.length).map(({path}) => path?.replace(/#.*/, ''));
    expect(tasks).toHaveLength(8);
    expect(guides.map(({path}) => path)).toEqual(expect.arrayContaining(tasks));
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

test('the figures are those of the contract and of the samples', async ({page, request}) => {
  const contract = await request.get('/v1/marketplace/openapi.json');
  const {paths} = (await contract.json()) as {paths: Record<string, object>};
  const calls = Object.values(paths).flatMap((path) =>
    Object.keys(path).filter((key) => ['get', 'post', 'delete'].includes(key)),
  );
  await openPage(page, '/');
  await expect(page.getByText(`${calls.length} calls`)).toBeVisible();
  const tabs = page.getByRole('tablist', {name: /request$/}).getByRole('tab');
  await expect(page.getByText(`${await tabs.count()} languages`)).toBeVisible();
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

function amount(value: number): string {
  return `${value.toLocaleString('en', {minimumFractionDigits: 2})} kr.`;
}

function findStep(scenario: string, name: string): RecordedRead {
  const file = new URL('../../site/published/dist/recordings.json', import.meta.url);
  const recordings = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, {readonly steps: readonly RecordedRead[]}>
  >;
  const step = recordings[scenario]?.steps.find((each) => each.name === name);
  if (step === undefined) throw new Error(`No step "${name}" of "${scenario}" is recorded.`);
  return step;
}
