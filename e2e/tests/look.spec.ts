import type {Locator, Page} from '@playwright/test';
import {layOutAll} from '../lay-out-all';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const guide = '/docs/trades';
const reference = '/v1/marketplace';

async function leftEdge(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.x ?? NaN);
}

for (const width of [1280, 1920]) {
  test(`everything stands on one of two left edges at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, guide);
    const outer = await leftEdge(page.locator('.navbar__logo img:visible'));
    const inner = await leftEdge(page.getByRole('heading', {level: 1}));
    expect(await leftEdge(page.locator('.theme-doc-sidebar-menu a').first())).toBe(outer);
    await openPage(page, reference);
    expect(await leftEdge(page.locator('.navbar__logo img:visible'))).toBe(outer);
    expect(await leftEdge(page.getByRole('searchbox'))).toBe(outer);
    expect(await leftEdge(page.getByRole('heading', {level: 1}))).toBe(inner);
  });
}

for (const width of [390, 1280]) {
  test(`what is not found is said where guides begin at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, '/no-such-page');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    const heading = page.getByRole('heading', {level: 1});
    const bar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
    const top = (await heading.boundingBox())?.y ?? NaN;
    expect(top - (bar?.y ?? NaN) - (bar?.height ?? NaN)).toBe(32);
    const left = await leftEdge(heading);
    await openPage(page, guide);
    expect(left).toBe(await leftEdge(heading));
  });
}

test('in a row of tabs every word stands at the same height', async ({page}) => {
  await openPage(page, '/docs/getting-started');
  const row = page
    .getByRole('tablist', {name: 'Connect a user (connect seller): response'})
    .locator('..');
  const tops = await row.locator('span, button').evaluateAll((words) =>
    words.map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect().top;
    }),
  );
  expect(tops.length).toBe(3);
  expect(new Set(tops).size).toBe(1);
});

test('code in a sentence moves no line', async ({page}) => {
  await openPage(page, '/docs/trades/trade-details');
  await layOutAll(page);
  const heights = await page
    .locator('.theme-doc-markdown > p:has(> code):not(:has(.assumed))')
    .evaluateAll((texts) =>
      texts.map(
        (text) =>
          text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
      ),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter((lines) => !Number.isInteger(lines))).toEqual([]);
});

test('what ends a trade in several ways tells each from the next', async ({page}) => {
  await openPage(page, guide);
  await layOutAll(page);
  const cell = page.getByRole('cell', {name: 'Reject an invitation'}).last();
  const gaps = await cell.locator('.part').evaluateAll((parts) =>
    parts.slice(1).map((part, index) => {
      const before = parts[index]?.getBoundingClientRect();
      return part.getBoundingClientRect().top - (before?.bottom ?? NaN);
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test('the announcement is set in a size of the scale', async ({page}) => {
  await openPage(page, '/');
  const text = page.getByRole('banner').getByText('in your browser');
  await expect(text).toHaveCSS('font-size', '13px');
});

for (const path of ['/', guide, '/docs/trades/trade-details', reference]) {
  test(`${path} is set in our own face and nothing moves while it loads`, async ({page}) => {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [...document.fonts].map(({status}) => status))).toContain(
      'loaded',
    );
    expect(await page.evaluate(sumLayoutShifts)).toBe(0);
  });
}

async function sumLayoutShifts(): Promise<number> {
  const shifts = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    // An observer that has nothing to tell stays silent.
    setTimeout(() => resolve([]), 300);
  });
  return shifts.reduce((sum, shift) => sum + (shift as unknown as {value: number}).value, 0);
}

for (const path of [guide, reference]) {
  test(`at 400 % zoom the bars of ${path} leave the window to what is read`, async ({page}) => {
    // A window of 1280 × 900 pixels.
    await page.setViewportSize({width: 320, height: 225});
    await openPage(page, path);
    await page.evaluate(() => scrollTo({top: 2_000, behavior: 'instant'}));
    expect(await page.evaluate(shareOfBars)).toBeLessThan(0.25);
  });
}

/** How much of the window's height is taken by what stays when the page is scrolled. */
function shareOfBars(): number {
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (/sticky|fixed/.test(getComputedStyle(element).position) || stays(element.parentElement));
  const rows = Array.from({length: innerHeight}, (_, y) => y);
  const taken = rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
  return taken.length / innerHeight;
}

test('on a phone, "Try it" stands directly under the name of a call', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, `${reference}#initiate-trade`);
  const title = page.getByRole('heading', {name: /^Initiate a trade/});
  const button = page.getByRole('button', {name: 'Try it: Initiate a trade', exact: true});
  const distance = ((await button.boundingBox())?.y ?? NaN) - ((await title.boundingBox())?.y ?? 0);
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(100);
});

test('an assumption is a badge that opens, and nothing else of it is seen before', async ({
  page,
}) => {
  await openPage(page, `${reference}#initiate-trade.body.amount`);
  const badge = page.locator('[id="initiate-trade.body.amount"] details[data-assumption]');
  const closed = (await badge.boundingBox())?.height ?? NaN;
  expect(closed).toBe((await badge.locator('summary').boundingBox())?.height);
  await badge.locator('summary').click();
  await expect(badge).toContainText('rounded half up');
  expect((await badge.boundingBox())?.height).toBeGreaterThan(closed);
});

test('one switch opens every assumption of the page, and closes them again', async ({page}) => {
  await openPage(page, `${reference}#initiate-trade.body`);
  const button = page.getByRole('button', {name: 'Show all reasons (initiate-trade.body)'});
  const open = page.locator('details[data-assumption][open]');
  const all = await page.locator('details[data-assumption]').count();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeInViewport();
  await expect(open).toHaveCount(all);
  await button.click();
  await expect(open).toHaveCount(0);
});

test('on a phone the reference shows a request or its response, and prints both', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, `${reference}#get-user`);
  const call = page.locator('#get-user');
  const request = call.locator('[data-code-sample="language"]');
  const response = call.locator('[data-code-sample=""]');
  await expect(request).toBeVisible();
  await expect(response).toBeHidden();
  await call.getByRole('button', {name: 'Response'}).click();
  await expect(call.getByRole('button', {name: 'Response', pressed: true})).toBeVisible();
  await expect(request).toBeHidden();
  await expect(response).toContainText('symblepayUserId');
  await page.emulateMedia({media: 'print'});
  await expect(request).toBeVisible();
  await expect(response).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize({width: 996, height: 844});
  await expect(request).toBeVisible();
  await expect(call.getByRole('button', {name: 'Response', pressed: true})).toBeHidden();
});

test('on a phone a path goes on in the next line after a slash, not within a name', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/trades/trade-details');
  await layOutAll(page);
  const path = page.locator('figcaption code').filter({hasText: '/item-condition-accepted'});
  const [whole, ...parts] = await Promise.all(
    [path.first(), ...(await path.first().locator('span').all())].map(heightOf),
  );
  expect(parts.length).toBe(5);
  expect(new Set(parts).size).toBe(1);
  expect(whole).toBeGreaterThan(parts[0] ?? NaN);
});

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? NaN;
}

for (const width of [390, 1280]) {
  test(`a badge has room at the end of the text before it at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, reference);
    await layOutAll(page);
    const touched = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('[data-qualified]')];
      return texts
        .filter((text) => {
          const badge = text.nextElementSibling?.querySelector('summary')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(text.lastElementChild?.closest('p') ?? text);
          return [...range.getClientRects()].some(
            ({right, bottom}) => badge && right > badge.left && bottom > badge.top + 2,
          );
        })
        .map(({textContent}) => textContent);
    });
    expect(touched).toEqual([]);
  });
}

test('on a phone the names of milestones stand below each other', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/trades/trade-details');
  await layOutAll(page);
  const lefts = await page
    .locator('li[data-state] > code')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(10);
  expect(new Set(lefts).size).toBe(1);
});

test('on a phone a row of a table is a block of labels and values', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, guide);
  const table = page.getByRole('table').first();
  const labels = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  const [, ...names] = await table.locator('thead th').allTextContents();
  expect(labels).toEqual(['none', ...names.map((name) => `"${name}"`)]);
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('on a phone the label of a value stands beside it, in as many lines as it needs', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/guidelines/webhooks');
  await layOutAll(page);
  const {count, tooWide} = await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('td[data-label]')].filter(
      (cell) => getComputedStyle(cell, '::before').content !== 'none',
    );
    const isTooWide = (cell: HTMLElement) => {
      const {font, inlineSize, whiteSpace} = getComputedStyle(cell, '::before');
      const label = cell.appendChild(document.createElement('div'));
      label.textContent = cell.dataset.label ?? '';
      Object.assign(label.style, {font, inlineSize, whiteSpace});
      const {scrollWidth, clientWidth} = label;
      label.remove();
      return scrollWidth > clientWidth;
    };
    return {
      count: cells.length,
      tooWide: cells.filter(isTooWide).map(({dataset}) => dataset.label),
    };
  });
  expect(count).toBeGreaterThan(20);
  expect(tooWide).toEqual([]);
});

test('on a phone no option ends a line with its hyphens', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/getting-started/open-api-documentation');
  await layOutAll(page);
  const lines = await page
    .locator('td code')
    .filter({hasText: /^--[\w-]+$/})
    .evaluateAll((options) => options.map((option) => option.getClientRects().length));
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const width of [320, 390]) {
  test(`what a value means begins with a whole word at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, reference);
    await layOutAll(page);
    const {count, broken} = await page.evaluate(() => {
      const values = [...document.querySelectorAll('ul[aria-label$=" values"] > li')];
      const words = values.flatMap((value) => {
        const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const {currentNode: text} = texts;
          const word = /\S+/.exec(text.textContent ?? '');
          if (!word || text.parentElement?.closest('code, a')) continue;
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return [range];
        }
        return [];
      });
      // What is folded has no lines.
      const lines = words.map((word) => word.getClientRects().length).filter((each) => each > 0);
      return {count: lines.length, broken: lines.filter((each) => each > 1).length};
    });
    expect(count).toBeGreaterThan(50);
    expect(broken).toBe(0);
  });
}

test('on a phone the rows of a table with two columns need no labels', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/guidelines/errors');
  const cell = page.getByRole('cell', {name: 'The kind of error, for code to compare'});
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toBe('none');
});

test.describe('the filter over the list of calls', () => {
  const list = (page: Page) => page.getByRole('navigation', {name: 'API calls'});
  const calls = (page: Page) => list(page).locator('li > a:not([data-field]):visible');

  test.beforeEach(async ({page}) => {
    await openPage(page, reference);
  });

  test('finds a call by its name and by its path', async ({page}) => {
    await list(page).getByRole('searchbox').fill('reimburse');
    await expect(calls(page)).toHaveText([/Reimburse the payer/]);
    await list(page).getByRole('searchbox').fill('/bankaccount');
    await expect(calls(page)).toHaveText([/Let a user choose a payout account/]);
  });

  test('finds a field and leads to it', async ({page}) => {
    await list(page).getByRole('searchbox').fill('requiredKyc');
    await expect(calls(page)).toHaveText([/Connect a user/]);
    await list(page).getByRole('link', {name: 'requiredKycLevel'}).click();
    await expect(page).toHaveURL(/#connect-user\.body\.requiredKycLevel$/);
    await expect(page.locator('[id="connect-user.body.requiredKycLevel"]')).toBeInViewport();
  });

  test('tells fields of one name apart, and leaves out what has none', async ({page}) => {
    await list(page).getByRole('searchbox').fill('amount');
    const call = list(page).getByRole('listitem').filter({hasText: 'Initiate a trade'});
    await expect(call.locator('[data-field]')).toHaveText(['amount', 'prioritizedPayees.amount']);
    await expect(list(page).getByRole('link', {name: 'Models'})).toBeHidden();
  });

  test('says when nothing has the words, and shows all calls again without them', async ({
    page,
  }) => {
    await list(page).getByRole('searchbox').fill('no such thing');
    await expect(list(page).getByRole('status')).toHaveText(
      'No call or field has “no such thing”.',
    );
    await expect(calls(page)).toHaveCount(0);
    await list(page).getByRole('searchbox').fill('');
    await expect(calls(page)).toHaveCount(26);
  });
});
