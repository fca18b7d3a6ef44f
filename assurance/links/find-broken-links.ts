import {LinkChecker, LinkState} from 'linkinator';

type Links = {
  readonly checked: number;
  readonly broken: readonly string[];
};

/**
 * Checks every link, anchor, picture, style and script of a page; nothing outside its site is
 * fetched. One page at a time: linkinator forgets the anchors of a page that it has read before.
 */
export async function findBrokenLinks(page: string): Promise<Links> {
  const {origin, pathname} = new URL(page);
  const {links} = await new LinkChecker().check({
    path: page,
    checkFragments: true,
    checkCss: true,
    concurrency: 10,
    timeout: 120_000,
    linksToSkip: (link) => Promise.resolve(new URL(link).origin !== origin),
  });
  const inSite = links.filter(({state}) => state !== LinkState.SKIPPED);
  const broken = inSite.filter(({state}) => state === LinkState.BROKEN);
  const addresses = new Set(broken.map(({url}) => url.replace(origin, '')));
  return {
    checked: inSite.length,
    broken: [...addresses].sort().map((address) => `${pathname}: ${address}`),
  };
}
