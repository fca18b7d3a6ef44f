import {Refusal} from '../refusal';
import type {PlainRequest} from './message';
import {readHeader} from './message';

const detail =
  'Pages of other sites may not do this. Send it from a page of the sandbox, a server or a terminal.';

/**
 * Refuses to let a page of another site change anything: a sandbox obeys whoever can reach it, and
 * through a browser any page can. Programs send none of these headers, so they pass.
 *
 * 1. Origin decides where it is sent; `null` is another site.
 * 2. Otherwise Sec-Fetch-Site does; for it, another port of this machine is the same site.
 */
export function refuseForeignPage(
  {method, url, headers}: Pick<PlainRequest, 'method' | 'url' | 'headers'>,
  ownAddress: string,
): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const origin = readHeader(headers, 'Origin');
  const site = readHeader(headers, 'Sec-Fetch-Site');
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : origin !== new URL(ownAddress).origin && origin !== url.origin;
  return isForeign ? new Refusal('unauthorized', detail) : undefined;
}
