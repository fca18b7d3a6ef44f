import type {Page} from '@playwright/test';
import {test as base} from '@playwright/test';
import type {KeptValues} from '../../assurance/browser/kept-values';
import {keepValues, nothingKept} from '../../assurance/browser/kept-values';
import {KeyRecord} from '../../assurance/browser/key-record';
import {leaveTraces} from '../../assurance/browser/leave-traces';
import type {Reader} from '../../assurance/browser/reader';
import {listStates} from '../../assurance/browser/states';
import {openParts, pressPages} from '../../assurance/browser/try-everything';
import {tryInState} from '../../assurance/browser/try-in-state';
import {findUsual} from '../../assurance/browser/usual';
import {watchContext} from '../../assurance/browser/watch-context';
import {expect} from '../page-test';
import {sites} from '../sites';

const {url: baseURL} = sites.docs;
const smallPage = '/docs/users';
const largePage = '/docs/guidelines/environments';

const test = base.extend<{reader: Reader}>({
  reader: async ({browser}, provide) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({baseURL, permissions});
    await provide({context, watch: await watchContext(context, baseURL)});
    await context.close();
  },
});

type Mistakes = {
  readonly path: string;
  readonly markup?: string;
  readonly script?: string;
};

/** Writes mistakes into a page, for every tab of a browser. */
async function plant({context}: Reader, {path, markup = '', script = ''}: Mistakes): Promise<void> {
  await context.route('**/planted.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: script}),
  );
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({body: ''}));
  await context.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const planted = html.replace('<h1', `${markup}<script src="/planted.js"></script><h1`);
    await route.fulfill({response, body: planted});
  });
}

test('the check finds every mistake that is planted in a page, and nothing else', async ({
  reader,
}) => {
  await plant(reader, {
    path: largePage,
    markup: `
      <script>document.title = 'Planted';</script>
      <img alt="" src="https://elsewhere.example/a.png">
      <button type="button" onclick="alert()">Planted handler</button>
      <button type="button" id="broken">Planted error</button>
      <button type="button" id="loud">Planted warning</button>
      <button type="button" role="tab" aria-selected="false">Planted tab</button>
      <details><summary id="stuck">Planted fold</summary></details>`,
    script: `
      document.cookie = 'planted=1';
      indexedDB.open('planted');
      broken.addEventListener('click', () => { throw new Error('Planted.'); });
      loud.addEventListener('click', () => console.warn('Planted.'));
      stuck.addEventListener('click', (event) => event.preventDefault());`,
  });
  const record = new KeyRecord();
  const {presses, findings} = await pressPages(reader, record, [largePage], 1280);
  const found = [
    /"Planted tab" is not chosen$/,
    /"Planted fold" does not open$/,
    /leaves a cookie planted$/,
    /leaves a database planted$/,
    /policy report: script-src-elem inline/,
    /policy report: script-src-attr inline/,
    /policy report: img-src https:\/\/elsewhere\.example/,
    /request to another host: https:\/\/elsewhere\.example\/a\.png$/,
    /uncaught: Error: Planted\.$/,
    /warning: Planted\./,
  ];
  for (const each of found) expect(findings).toContainEqual(expect.stringMatching(each));
  // The browser itself also says what the policy refuses.
  const refusal = /error: .* violates the following Content Security Policy directive/;
  const others = findings.filter((each) => ![...found, refusal].some((rule) => rule.test(each)));
  expect(others).toEqual([]);
  expect(presses).toBeGreaterThan(20);
  expect(Object.keys(record.asked.localStorage)).toContain('search.recent');
});

test('the check finds a page that trusts what is stored, and a bar that does not say it', async ({
  reader,
}) => {
  await plant(reader, {
    path: smallPage,
    script: `
      const theme = localStorage.getItem('theme') ?? 'null';
      addEventListener('load', () => { document.querySelector('h1').hidden = theme === '{'; });
      JSON.parse(theme);`,
  });
  const usual = await findUsual(reader, [smallPage], [nothingKept]);
  reader.watch.take();
  const spoilt: KeptValues = {localStorage: {theme: '{'}, sessionStorage: {}};
  const state = {
    name: 'spoilt',
    prepare: (page: Page) => keepValues(page, spoilt),
    says: /never said/,
  };
  const {findings} = await tryInState(reader, state, usual, ['form-response']);
  expect(findings).toEqual([
    `spoilt: ${smallPage}: shows 0 <h1> instead of 1`,
    expect.stringContaining('uncaught: SyntaxError'),
    expect.stringContaining('and not /never said/'),
  ]);
});

test('a part is opened for somebody new, whatever the part before it left', async ({reader}) => {
  const parts = ['form-with-an-error', 'form-response'];
  const {times, findings} = await openParts(reader, new KeyRecord(), 1280, parts);
  expect(findings).toEqual([]);
  expect(times).toBe(parts.length);
});

test('pages are whole and parts work with storage full, spoilt or of another release', async ({
  reader,
}) => {
  const today = await leaveTraces(reader);
  const usual = await findUsual(reader, [smallPage], [nothingKept, today]);
  const tried = /^(storage full|every value names of prototypes|.*: one to come.*)$/;
  const states = listStates(today, today).filter(({name}) => tried.test(name));
  expect(states).toHaveLength(3);
  for (const state of states) {
    const parts = state.hasTrade ? ['trade-map'] : [];
    const {times, findings} = await tryInState(reader, state, usual, parts);
    expect(findings).toEqual([]);
    expect(times).toBe(1 + parts.length);
  }
});
