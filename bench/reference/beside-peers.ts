import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {withChromium} from '../browser/launch-chromium';
import {serveFolder} from '../browser/serve-folder';
import {slowVisit, takeTurns} from '../browser/take-turns';
import {ourPages, ourSite} from '../our-site';
import {table} from '../results/table';
import {targetTable} from '../results/targets';
import {lastCallOf} from './last-call';
import {measurePage} from './measure-page';
import {writePeerPages} from './peer-pages';

/** One document: the page of the documentation, and each peer as its own documentation shows it. */
export async function referenceBesidePeers(): Promise<string> {
  const site = ourSite();
  const contract = path.join(site, 'v1/marketplace/openapi.json');
  const lastCall = await lastCallOf(contract);
  const work = await mkdtemp(path.join(tmpdir(), 'bench-peers-'));
  const peers = await writePeerPages(work, contract);
  const ours = await serveFolder(site);
  const theirs = await serveFolder(work);
  const pages = new Map([
    ['ours', ours.url + ourPages.reference],
    ['a guide of ours', ours.url + ourPages.guide],
    ...peers.map((peer) => [peer, `${theirs.url}/${peer}/`] as const),
  ]);
  const measured = await withChromium((browser) =>
    takeTurns(pages, (url) => measurePage(browser, url, lastCall)),
  );
  ours.server.close();
  theirs.server.close();
  await rm(work, {recursive: true});
  const blocking = (name: string) => measured.get(name)?.blockingMs ?? NaN;
  const target = {
    name: 'blocking, to that of the fastest peer',
    figure: blocking('ours'),
    of: Math.min(...peers.map(blocking)),
    atMost: 0.06,
  };
  return [slowVisit, table(measured, 'Page'), targetTable([target])].join('\n\n');
}
