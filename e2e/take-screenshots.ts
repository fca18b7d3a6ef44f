import {once} from 'node:events';
import {mkdir} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {chromium} from '@playwright/test';
import {createSiteServer} from '../deploy/site-server';
import {findHeadlessChromium} from '../scripts/find-chromium';
import {openPage} from './open-page';
import type {Route} from './routes';
import {routes} from './routes';

/** Those of the README; every page at every width goes to a folder that is not committed. */
const shown = {home: '/', reference: '/v1/marketplace#initiate-trade'};
const readme = {folder: 'screenshots', width: 1280, height: 860};
const all = {folder: 'screenshots/build', widths: [390, 996, 1280, 1920]};
const modes = ['light', 'dark'] as const;

type Picture = {
  readonly file: string;
  readonly path: string;
  readonly width: number;
  readonly mode: (typeof modes)[number];
  readonly isWhole: boolean;
};

const server = createSiteServer('site/build').listen(0);
await once(server, 'listening');
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: await findHeadlessChromium(),
  args: ['--no-sandbox'],
});
await mkdir(all.folder, {recursive: true});
for (const mode of modes) {
  for (const [name, path] of Object.entries(shown)) {
    const file = join(readme.folder, `${name}-${mode}.png`);
    await take(browser, {file, path, width: readme.width, mode, isWhole: false});
  }
  for (const route of routes) {
    for (const width of all.widths) {
      const file = join(all.folder, `${nameOf(route)}-${width}-${mode}.png`);
      await take(browser, {file, path: route.path, width, mode, isWhole: true});
    }
  }
}
await browser.close();
server.close();
server.closeAllConnections();

async function take(by: Browser, {file, path, width, mode, isWhole}: Picture): Promise<void> {
  const context = await by.newContext({
    baseURL,
    colorScheme: mode,
    viewport: {width, height: readme.height},
  });
  const page = await context.newPage();
  // The announcement is dismissed before, because its bar would move what the path leads to.
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Close', exact: true}).first().click();
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.screenshot({path: file, fullPage: isWhole});
  await context.close();
}

function nameOf({path}: Route): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
