import {withChromium} from '../browser/launch-chromium';
import type {VisitFigures} from '../browser/measure-visit';
import {measureVisit} from '../browser/measure-visit';
import {serveFolder} from '../browser/serve-folder';
import {slowVisit, takeTurns} from '../browser/take-turns';
import {ourPages, ourSite} from '../our-site';
import {table} from '../results/table';
import {targetTable} from '../results/targets';
import {buildPeers} from './build-peers';
import type {Click, ClickFigures} from './measure-click';
import {measureClick} from './measure-click';
import {clickTargets, visitTargets} from './targets';

const clicks = {
  'to a large guide': {to: '/docs/trades/initiate-new-trade', heading: 'Initiate new trade'},
  'to a small guide': {to: '/docs/trades/trade-status-page', heading: 'Trade status page'},
};

/** The guides of ours and of peers that were built from the same Markdown, in one browser. */
export async function guidesBesidePeers(): Promise<string> {
  const site = ourSite();
  const folders = new Map([['ours', site], ...(await buildPeers(site))]);
  const served = await Promise.all(
    [...folders].map(async ([name, folder]) => ({name, ...(await serveFolder(folder))})),
  );
  const ours = served[0]?.url ?? '';

  const pages = new Map<string, string>();
  const links = new Map<string, Click>();
  for (const {name, url} of served) pages.set(`Trades, ${name}`, url + ourPages.guide);
  for (const {name, url} of served) {
    pages.set(`Trade details, ${name}`, url + ourPages.largestGuide);
  }
  pages.set('home, ours', ours + ourPages.home).set('reference, ours', ours + ourPages.reference);
  for (const [what, click] of Object.entries(clicks)) {
    for (const {name, url} of served) {
      links.set(`${what}, ${name}`, {from: url + ourPages.guide, ...click});
    }
  }
  links.set('to the reference, ours', {
    from: ours + ourPages.guide,
    to: ourPages.reference,
    heading: 'Symblepay Marketplace API',
  });

  const [visited, clicked] = await withChromium(
    async (
      browser,
    ): Promise<[ReadonlyMap<string, VisitFigures>, ReadonlyMap<string, ClickFigures>]> => [
      await takeTurns(pages, (url) => measureVisit(browser, url)),
      await takeTurns(links, (click) => measureClick(browser, click)),
    ],
  );
  for (const {server} of served) server.close();
  return [
    `All three built from the same Markdown. ${slowVisit}`,
    table(visited, 'Page'),
    targetTable(visitTargets(visited)),
    'The same reader points at a link in Trades for 0.3 s and presses; the time from then until the heading of the next page is painted:',
    table(clicked, 'Click'),
    targetTable(clickTargets(clicked)),
  ].join('\n\n');
}
