import {openPage} from '../open-page';
import {openSearch} from '../open-search';
import {expect, test} from '../page-test';
import {questions} from '../search-questions';

/** What a reader sees without scrolling. */
const seen = 3;

/** The numbers of field, value, milestone, term and assumption: their ids begin with their section's. */
const partKinds = [4, 5, 6, 8, 9];

test('nine of ten questions have a right answer first, and all have one among the first three', async ({
  page,
}) => {
  test.slow();
  expect(questions.length).toBeGreaterThanOrEqual(100);
  await openPage(page, '/docs/trades');
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('status')).toContainText('Search the text');
  const misses: string[] = [];
  const unseen: string[] = [];
  for (const {query, first} of questions) {
    await dialog.getByRole('combobox').fill(query);
    const addresses = await dialog
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => decodeURIComponent(option.getAttribute('href') ?? '')),
      );
    const place = addresses.findIndex((address) => first.includes(address));
    const miss = `“${query}” gives ${addresses.slice(0, seen).join(', ')} instead of ${first.join(' or ')}`;
    if (place !== 0) misses.push(miss);
    if (place < 0 || place >= seen) unseen.push(miss);
  }
  expect(unseen).toEqual([]);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(questions.length / 10);
});

test('every address that search knows leads to something on a page', async ({page}) => {
  await openPage(page, '/docs/trades');
  const lost = await page.evaluate(async (parts) => {
    type Row = readonly [kind: number, id: 0 | readonly [string] | string, name: string];
    type Page = readonly [path: string, title: string, rows: readonly Row[]];
    const index = (await (await fetch('/search-index.json')).json()) as Page[];
    const found: string[] = [];
    for (const [path, , rows] of index) {
      const html = await (await fetch(path)).text();
      const built = new DOMParser().parseFromString(html, 'text/html');
      let section = '';
      for (const [kind, stored, name] of rows) {
        const words = name.toLowerCase().replaceAll(' ', '-');
        const own = stored === 0 ? words.replace(/[^\p{L}\p{N}_-]/gu, '') : stored;
        const id = typeof own === 'string' ? own : section + own[0] + name;
        if (!parts.includes(kind)) section = id;
        if (id !== '' && built.getElementById(id) === null) found.push(`${path}#${id}`);
      }
    }
    return found;
  }, partKinds);
  expect(lost).toEqual([]);
});

test('every address that counts as right exists', async ({page}) => {
  await openPage(page, '/docs/trades');
  const addresses = [...new Set(questions.flatMap(({first}) => first))];
  const lost = await page.evaluate(async (all) => {
    const pages = new Map<string, Document>();
    const found: string[] = [];
    for (const address of all) {
      const [path = '', id = ''] = address.split('#');
      if (!pages.has(path)) {
        const html = await (await fetch(path)).text();
        pages.set(path, new DOMParser().parseFromString(html, 'text/html'));
      }
      if (id !== '' && !pages.get(path)?.getElementById(id)) found.push(address);
    }
    return found;
  }, addresses);
  expect(lost).toEqual([]);
});
