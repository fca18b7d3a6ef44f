import {existsSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {generateDocument} from '../../reference/growth/generate-document';
import {findChromium} from '../../scripts/find-chromium';
import {buildSite} from './build-site';
import {lastCallOf} from './last-call';
import {measurePage} from './measure-page';
import {writePeerPages} from './peer-pages';
import {serveFolder} from './serve-folder';

const sizes = [25, 100, 130, 400, 600];
const root = path.join(import.meta.dirname, '../..');
const documentation = path.join(root, 'site/build');
const contract = path.join(documentation, 'v1/marketplace/openapi.json');
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** Two tables; an argument asks for one of them. */
const tables = {peers: besidePeers, growth: asItGrows};
const wanted = process.argv.slice(2);

const work = await mkdtemp(path.join(tmpdir(), 'bench-reference-'));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const [name, measure] of Object.entries(tables)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure();
  }
} finally {
  await browser.close();
  await rm(work, {recursive: true, force: true});
}

/** One document: the page of the documentation, and each peer as its own documentation shows it. */
async function besidePeers(): Promise<void> {
  if (!existsSync(documentation)) throw new Error('Build the documentation first: npm run build');
  console.log('Beside the peers:');
  const lastCall = await lastCallOf(contract);
  const peers = await writePeerPages(work, contract);
  const ours = await serveFolder(documentation);
  const theirs = await serveFolder(work);
  const pages = [
    ['ours', `${ours.url}/v1/marketplace`],
    ['a guide of ours', `${ours.url}/docs/trades`],
    ...peers.map((peer) => [peer, `${theirs.url}/${peer}/`] as const),
  ] as const;
  const rows = await inTurn(
    pages,
    async ([name, url]) => [name, await median(url, lastCall)] as const,
  );
  console.table(Object.fromEntries(rows));
  ours.server.close();
  theirs.server.close();
}

/** Ours alone, on documents that grow. */
async function asItGrows(): Promise<void> {
  console.log('As the document grows:');
  const rows = await inTurn(sizes, async (calls) => {
    const folder = path.join(work, `growth-${calls}`);
    const document = await generate(calls);
    const build = await buildSite(document, folder);
    const served = await serveFolder(folder);
    const page = await median(`${served.url}/reference`, await lastCallOf(document));
    served.server.close();
    const row = [`${calls} calls`, {...build, ...page}] as const;
    console.log(JSON.stringify(row));
    return row;
  });
  console.table(Object.fromEntries(rows));
}

async function generate(calls: number): Promise<string> {
  const file = path.join(work, `openapi-${calls}.json`);
  await writeFile(file, JSON.stringify(generateDocument(calls)));
  return file;
}

/**
 * The visit in the middle, by blocking time: one busy moment must not decide. A visit before them
 * does not count: during it the server compresses what it sends.
 */
async function median(url: string, lastCall: string) {
  await measurePage(browser, url, lastCall);
  const visits = await inTurn(Array.from({length: runs}), () =>
    measurePage(browser, url, lastCall),
  );
  return visits.sort((a, b) => a.blockingMs - b.blockingMs)[Math.floor(visits.length / 2)];
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
