import {globSync} from 'tinyglobby';
import type {Check, Result} from '../check';
import {findBrokenLinks} from './find-broken-links';
import {whileServed} from '../serve-folder';

const folder = 'site/build';

export const linkCheck: Check = {
  title: 'Links',
  about:
    'linkinator fetches every built page, and everything on this site that the page links to or loads. Every address and every anchor must exist. Our own test of links reads the files instead.',
  run: () => whileServed(folder, checkSite),
};

/** Checks every page of the built site, which is served at this address. */
export async function checkSite(url: string): Promise<Result> {
  const pages = globSync('**/*.html', {cwd: folder}).sort();
  let times = 0;
  const findings: string[] = [];
  for (const page of pages) {
    const {checked, broken} = await findBrokenLinks(url + page.replace(/(^index)?\.html$/, ''));
    times += checked;
    findings.push(...broken);
  }
  return {
    tried: 'addresses',
    times,
    passed: times - findings.length,
    findings,
    figures: `Found on ${pages.length} pages.`,
  };
}
