import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateDocument} from '../../reference/growth/generate-document';
import {withChromium} from '../browser/launch-chromium';
import {serveFolder} from '../browser/serve-folder';
import {slowVisit, takeTurns} from '../browser/take-turns';
import {measureProgram} from '../build-times/measure-program';
import {root} from '../our-site';
import {table} from '../results/table';
import {lastCallOf} from './last-call';
import {measurePage} from './measure-page';

const sizes = [25, 100, 130, 400, 600];
const site = path.join(import.meta.dirname, 'site');
const docusaurus = path.join(root, 'node_modules/.bin/docusaurus');

/** Ours alone, on documents that grow: the smallest site around each, its build and its page. */
export async function referenceAsItGrows(): Promise<string> {
  const work = await mkdtemp(path.join(tmpdir(), 'bench-growth-'));
  const grown = new Map<string, Awaited<ReturnType<typeof measureSize>>>();
  for (const calls of sizes) grown.set(`${calls} calls`, await measureSize(work, calls));
  await rm(work, {recursive: true});
  return [slowVisit, table(grown, 'Document')].join('\n\n');
}

async function measureSize(work: string, calls: number) {
  const document = path.join(work, `openapi-${calls}.json`);
  const folder = path.join(work, String(calls));
  await writeFile(document, JSON.stringify(generateDocument(calls)));
  const build = await measureProgram(docusaurus, ['build', site, '--out-dir', folder], {
    env: {BENCH_DOCUMENT: document, NODE_OPTIONS: '--max-old-space-size=1024'},
  });
  const lastCall = await lastCallOf(document);
  const {url, server} = await serveFolder(folder);
  const page = await withChromium((browser) =>
    takeTurns(new Map([['page', `${url}/reference`]]), (each) =>
      measurePage(browser, each, lastCall),
    ),
  );
  server.close();
  return {...build, ...page.get('page')};
}
