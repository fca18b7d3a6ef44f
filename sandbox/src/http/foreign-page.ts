import {Refusal} from '../refusal';
import type {PlainRequest} from './message';
import {readHeader} from './message';

const detail =
  'Pages of other sites may not do this. Send it from a page of the sandbox, a server or a terminal.';

/**
 * Refuses to let a page of another site change anything: a sandbox obeys whoever can reach it, and
 * through a browser any page can.
 */
export function refuseForeignPage(
  request: Pick<PlainRequest, 'method' | 'url' | 'headers'>,
  ownAddress: string,
): Refusal | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  return isForeignPage(request, ownAddress) ? new Refusal('unauthorized', detail) : undefined;
}

/**
 * Whether a page of another site sends it. Programs send none of these headers, so they pass.
 *
 * 1. Origin decides where it is sent; `null` is another site.
 * 2. Otherwise Sec-Fetch-Site does; for it, another port of this machine is the same site.
 */
export function isForeignPage(
  {url, headers}: Pick<PlainRequest, 'url' | 'headers'>,
  ownAddress: string,
): boolean {
  const origin = readHeader(headers, 'Origin');
  const site = readHeader(headers, 'Sec-Fetch-Site');
  return origin === undefined
    ? site === 'cross-site' || site === 'same-site'
    : origin !== new URL(ownAddress).origin && origin !== url.origin;
}
