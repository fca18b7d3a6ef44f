import {Refusal} from '../trade/refusal';
import type {PlainRequest} from './message';
import {readHeader} from './message';

const DETAIL =
  'Pages of other sites may not do this. Send it from a page of the sandbox, a server or a terminal.';

/**
 * Refuses what a page of another site would change: whoever reaches a sandbox may steer it, and a
 * browser reaches it for any page. Programs send neither header and are not meant.
 *
 * 1. The Origin header, also when it says null.
 * 2. Without one, what Sec-Fetch-Site says; another port of this machine is the same site.
 */
export function refuseForeignPage(
  {method, url, headers}: Pick<PlainRequest, 'method' | 'url' | 'headers'>,
  ownOrigin: string,
): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const origin = readHeader(headers, 'Origin');
  const site = readHeader(headers, 'Sec-Fetch-Site');
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : origin !== ownOrigin && origin !== url.origin;
  return isForeign ? new Refusal('unauthorized', DETAIL) : undefined;
}
