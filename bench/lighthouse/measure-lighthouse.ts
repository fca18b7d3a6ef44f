import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {findChromium} from '../../scripts/find-chromium';
import {chromiumFlags} from '../browser/launch-chromium';
import {serveFolder} from '../browser/serve-folder';
import {takeTurns, turns} from '../browser/take-turns';
import {ourPages, ourSite} from '../our-site';
import {table} from '../results/table';
import {targetTable} from '../results/targets';

const program = path.join(import.meta.dirname, '../node_modules/.bin/lighthouse');
/** Lighthouse's name of each category, and the score that we want. */
const categories = {
  performance: {key: 'performance', atLeast: 95},
  accessibility: {key: 'accessibility', atLeast: 100},
  'best practices': {key: 'best-practices', atLeast: 100},
  SEO: {key: 'seo', atLeast: 100},
};

type Report = {readonly categories: Readonly<Record<string, {readonly score: number | null}>>};

/** Scores of Lighthouse, on the phone and the network that it imagines unless it is told others. */
export async function measureLighthouse(): Promise<string> {
  const chromium = await findChromium();
  const {url, server} = await serveFolder(ourSite());
  const pages = new Map([
    ['home', url + ourPages.home],
    ['Trades', url + ourPages.guide],
    ['Trade details', url + ourPages.largestGuide],
    ['reference', url + ourPages.reference],
  ]);
  const scores = await takeTurns(pages, (page) => audit(page, chromium));
  server.close();
  const targets = [...scores].flatMap(([page, row]) =>
    Object.entries(categories).map(([name, {atLeast}]) => ({
      name: `${page}: ${name}`,
      figure: row[name] ?? 0,
      atLeast,
    })),
  );
  return [turns, table(scores, 'Page'), targetTable(targets)].join('\n\n');
}

/** In a process of its own, as its documentation shows it; it reports nothing to anyone. */
async function audit(url: string, chromium: string): Promise<Record<string, number>> {
  const keys = Object.values(categories).map(({key}) => key);
  const {stdout} = await promisify(execFile)(
    program,
    [
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${keys.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: chromium}, maxBuffer: 64 * 2 ** 20},
  );
  const report = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    Object.entries(categories).map(([name, {key}]) => [
      name,
      Math.round((report.categories[key]?.score ?? 0) * 100),
    ]),
  );
}
