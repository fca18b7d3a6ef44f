import {securityHeaders} from '../../deploy/headers';
import type {Rule, Seen} from './rules';
import {commonRules} from './rules';
import {bare} from './family';
import {headerOf} from './read-responses';
import type {SiteFiles} from './site-files';

/** A server of the site sends its files and says nothing of its own. */
export function siteRules(files: SiteFiles): readonly Rule[] {
  return [
    ...commonRules,
    findMark,
    (seen) => findForeignBody(files, seen),
    (seen) => findWrongLifetime(files, seen),
    findMissingHeader,
  ];
}

function findMark({response, mark}: Seen): string | undefined {
  return response.body.includes(mark) ? 'repeats what it was sent' : undefined;
}

const longestMessage = 1_000;

function findForeignBody(files: SiteFiles, {response, isHead}: Seen): string | undefined {
  const {status, body} = response;
  if (isHead && body.length === 0) return undefined;
  if (status === 200 || (status === bare && body.length > longestMessage)) {
    return files.named(body).length > 0 ? undefined : 'sends what is no file of the site';
  }
  if (status === 404) {
    return body.equals(files.notFound) ? undefined : 'does not send the not-found page';
  }
  if (status === 206) {
    return holdsParts(files, {response})
      ? undefined
      : 'sends what is no part of a file of the site';
  }
  return body.length > longestMessage ? 'sends a long message of its own' : undefined;
}

function holdsParts(files: SiteFiles, {response}: Pick<Seen, 'response'>): boolean {
  const {body} = response;
  const [, boundary] = /boundary=(\S+)/.exec(headerOf(response, 'content-type')) ?? [];
  if (boundary === undefined) {
    return isPart(files, headerOf(response, 'content-range'), body);
  }
  const [, ...parts] = body.toString('latin1').split(`\r\n--${boundary}`);
  return parts.slice(0, -1).every((part) => {
    const end = part.indexOf('\r\n\r\n');
    const [, range = ''] = /content-range: *(.*)/i.exec(part.slice(0, end)) ?? [];
    return isPart(files, range, Buffer.from(part.slice(end + 4), 'latin1'));
  });
}

function isPart(files: SiteFiles, range: string, part: Buffer): boolean {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  return (
    Number(last) - Number(first) + 1 === part.length &&
    files.holdsPart(part, Number(first), Number(size))
  );
}

/** Only what has a hash in its name may be kept for good, whatever way leads to it. */
function findWrongLifetime(files: SiteFiles, {response, isHead}: Seen): string | undefined {
  if (isHead || response.status !== 200) return undefined;
  const isAsset = files.named(response.body).some((name) => name.startsWith('assets/'));
  const isForGood = headerOf(response, 'cache-control').includes('immutable');
  return isForGood && !isAsset ? 'lets a page be kept for good' : undefined;
}

function findMissingHeader({response}: Seen): string | undefined {
  if (![200, 206, 404].includes(response.status)) return undefined;
  const missing = Object.entries(securityHeaders).find(
    ([name, value]) => headerOf(response, name.toLowerCase()) !== value,
  );
  return missing && `leaves out the header ${missing[0]}`;
}
