import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {weighPage} from '../page-weight';
import {routes} from '../routes';

const kilobyte = 1024;
const guides = routes.map(({path}) => path).filter((path) => path.startsWith('/docs/'));

for (const guide of guides) {
  test(`${guide} is light, and all that it loads is our own`, async ({page, baseURL}) => {
    const {script, stylesheet, font, requests, hosts} = await weighPage(page, guide);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(100 * kilobyte);
    expect(stylesheet).toBeGreaterThan(0);
    expect(stylesheet).toBeLessThanOrEqual(12 * kilobyte);
    expect(font).toBeGreaterThan(0);
    expect(font).toBeLessThanOrEqual(30 * kilobyte);
    expect(requests).toBeLessThanOrEqual(14);
    expect(hosts).toEqual([baseURL]);
  });
}

test('a long guide lays out what is near, and leaves most of the rest for later', async ({
  page,
}) => {
  await openPage(page, '/docs/trades');
  const laidOut = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.theme-doc-markdown > * > *')];
    return (
      blocks.filter((block) => block.checkVisibility({contentVisibilityAuto: true})).length /
      blocks.length
    );
  });
  expect(laidOut).toBeGreaterThan(0);
  expect(laidOut).toBeLessThan(0.5);
});
