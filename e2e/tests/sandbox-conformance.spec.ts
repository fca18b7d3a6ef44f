import {createSandbox} from '@symblepay/sandbox';
import {conformance, recordTranscript} from '@symblepay/sandbox/conformance';
import {bundleBrowserPage} from '@symblepay/sandbox/conformance/browser';
import type {BrowserReport} from '@symblepay/sandbox/conformance/browser';
// One page runs the whole suite: a page for each verdict, as page-test opens, would only cost time.
import {expect, test} from '@playwright/test';

/** The suite that also runs in process and over HTTP, here on a sandbox inside a page. */
test.describe.configure({mode: 'default'});

/** Nothing listens there: the test itself hands the page and its script to the browser. */
const address = 'http://localhost:4999/';

let report: BrowserReport;

test.beforeAll(async ({browser}) => {
  const script = await bundleBrowserPage();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Conformance</title><script type="module" src="/page.js"></script>',
    }),
  );
  await page.route(`${address}page.js`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: script}),
  );
  await page.goto(address);
  const output = page.locator('output');
  await Promise.race([output.waitFor({timeout: 0}), page.waitForEvent('pageerror', {timeout: 0})]);
  expect(complaints).toEqual([]);
  report = JSON.parse(await output.innerText()) as BrowserReport;
  await page.close();
});

for (const name of Object.keys(conformance)) {
  test(`in the page: ${name}`, () => {
    expect(report.verdicts.find((verdict) => verdict.name === name)).toEqual({name, problem: null});
  });
}

test('the same seed and calls give the same bytes in the page as in Node', async () => {
  const {fetch} = await createSandbox();
  const inNode = await recordTranscript({origin: 'http://127.0.0.1:4010', send: fetch});
  expect(report.transcript).toBe(inNode);
});
