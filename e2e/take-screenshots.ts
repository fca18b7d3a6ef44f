import {once} from 'node:events';
import {mkdir} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {chromium} from '@playwright/test';
import {createSiteServer} from '../deploy/site-server';
import {findHeadlessChromium} from '../scripts/find-chromium';
import {openPage} from './open-page';
import {openPartsAt} from './open-parts';
import {layOutAll} from './lay-out-all';
import type {Route} from './routes';
import {routes} from './routes';
import type {Mode} from './show-in-mode';
import {modes, untilStill} from './show-in-mode';

/** Those of the README; every page and every part that opens go to a folder that is not committed. */
const shown = {home: '/', reference: '/v1/marketplace#initiate-trade'};
const readme = {folder: 'screenshots', width: 1280, height: 860};
const all = {folder: 'screenshots/build', widths: [390, 996, 1280, 1920], tallest: 6_000};
/** Of the words of a picture's name, those on the command line: `npm run screenshots -- trade-map 390`. */
const wanted = process.argv.slice(2);

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
    if (!isWanted(`readme-${name}`, readme.width, mode)) continue;
    const page = await openContext(readme.width, mode);
    await openPage(page, path);
    await take(page, join(readme.folder, `${name}-${mode}`));
  }
  for (const width of all.widths) {
    for (const route of routes) {
      if (!isWanted(nameOf(route), width, mode)) continue;
      const page = await openContext(width, mode);
      await openPage(page, route.path);
      await takeAll(page, join(all.folder, `${nameOf(route)}-${width}-${mode}`));
    }
    for (const {name, open} of openPartsAt(width)) {
      if (!isWanted(`open-${name}`, width, mode)) continue;
      const page = await openContext(width, mode);
      const part = await open(page);
      const file = join(all.folder, `open-${name}-${width}-${mode}`);
      if (name.endsWith('folds')) {
        await takeAll(page, file);
      } else {
        // What a window has no room for is seen on a picture of its own.
        if (await isTall(part)) await part.screenshot({path: `${file}-whole.png`});
        await take(page, file);
      }
    }
  }
}
await browser.close();
server.close();
server.closeAllConnections();

function isWanted(name: string, width: number, mode: Mode): boolean {
  const picture = `${name}-${width}-${mode}`;
  return wanted.every((words) => picture.includes(words));
}

async function isTall(part: Locator): Promise<boolean> {
  return ((await part.boundingBox())?.height ?? 0) > readme.height;
}

/** A page of a reader who has dismissed the announcement: its bar would move what a path leads to. */
async function openContext(width: number, mode: Mode): Promise<Page> {
  const viewport = {width, height: readme.height};
  const context = await browser.newContext({baseURL, colorScheme: mode, viewport});
  // A picture may take long on a busy machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Close', exact: true}).first().click();
  return page;
}

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilStill(page);
  await page.screenshot({path: `${file}.png`});
  await page.context().close();
}

/** The page from top to bottom, in as many pictures as it needs. */
async function takeAll(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await layOutAll(page);
  // Code is coloured when a reader comes near.
  await scrollThrough(page);
  await untilStill(page);
  const {width, height} = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  for (let y = 0; y < height; y += all.tallest) {
    const clip = {x: 0, y, width, height: Math.min(all.tallest, height - y)};
    const number = String(y / all.tallest).padStart(2, '0');
    await page.screenshot({path: `${file}-${number}.png`, fullPage: true, clip});
  }
  await page.context().close();
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const {scrollHeight} = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    scrollTo({top: 0, behavior: 'instant'});
  });
}

function nameOf({path}: Route): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
