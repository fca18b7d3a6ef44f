import type {Link} from '@symblepay/openapi/control/types';
import type {KnownErrorTypeCode} from '@symblepay/openapi/types';
import {refuseForeignPage} from '../http/foreign-page';
import type {PlainResponse, PlainRequest} from '../http/message';
import {withHeader} from '../http/message';
import {Router} from '../http/router';
import {Refusal} from '../refusal';
import {strikes} from '../world/chaos';
import {hostedPath} from '../world/links';
import type {World} from '../world/world';
import {choose} from './choose';
import {openPage, refusalPage, requireLink} from './open-page';
import type {HostedPage} from './page';
import {blankPage, explainNoWayBack} from './page';
import {writePolicy} from './page-policy';
import {renderPage, stylesheet, stylesheetPath} from './render-page';
import {toSafeUrl} from './safe-url';

const router = new Router(
  {
    style: {method: 'GET', path: stylesheetPath},
    open: {method: 'GET', path: `${hostedPath}/{kind}/{token}`},
    choose: {method: 'POST', path: `${hostedPath}/{kind}/{token}`},
  },
  '',
);

const lostWay = 'Chaos (redirect-lost) keeps the browser from going back to the marketplace.';

/** Every other refusal is 400. */
const refusalStatus: Readonly<Partial<Record<KnownErrorTypeCode, number>>> = {
  unauthorized: 403,
  'not-found': 404,
  'method-not-allowed': 405,
};

/** Responds to a browser on a hosted page. A refused choice changes nothing. */
export function respondWithPage(
  world: World,
  request: PlainRequest,
  origin: string,
): PlainResponse {
  const match = router.match(request.method, request.url.pathname);
  if (match && 'allowed' in match) return refuseMethod(world, match.allowed.join(', '));
  if (match?.name === 'style') {
    return {status: 200, headers: {'content-type': 'text/css; charset=utf-8'}, body: stylesheet};
  }
  const {kind = '', token = ''} = match?.path ?? {};
  try {
    return world.transact(() => {
      const foreign = refuseForeignPage(request, origin);
      if (foreign) throw foreign;
      const link = requireLink(world, kind, token);
      if (match?.name === 'choose') return respondToChoice(world, link, request);
      return toPageResponse(openPage(world, link), {link});
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(world, token, error);
  }
}

function respondToChoice(world: World, link: Link, {body}: PlainRequest): PlainResponse {
  const form = new URLSearchParams('text' in body ? body.text : '');
  const {returnTo} = choose(world, link, form.get('choice') ?? '', Object.fromEntries(form));
  if (returnTo !== null && strikes(world.settings.chaos, 'redirect-lost', link.token)) {
    return toPageResponse({...blankPage, title: 'Done', paragraphs: [lostWay]});
  }
  // The page itself is named relative to its own address, which may be below that of a world.
  const target = returnTo === null ? link.token : toSafeUrl(returnTo);
  if (target === undefined) {
    const noWayBack = explainNoWayBack(returnTo ?? '');
    return toPageResponse({...blankPage, title: 'Done', paragraphs: [noWayBack]});
  }
  return {status: 303, headers: {location: target}, body: ''};
}

function refuseMethod(world: World, allowed: string): PlainResponse {
  const refusal = new Refusal('method-not-allowed', `This page takes only ${allowed}.`);
  return withHeader(refuse(world, '', refusal), 'Allow', allowed);
}

function refuse(world: World, token: string, refusal: Refusal): PlainResponse {
  const status = refusalStatus[refusal.typeCode] ?? 400;
  return toPageResponse(refusalPage(world, token, refusal), {status});
}

function toPageResponse(
  page: HostedPage,
  {status = 200, link}: {readonly status?: number; readonly link?: Link} = {},
): PlainResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': writePolicy(link),
      'cache-control': 'no-store',
      // Without a referrer, the page's own forms would come from the origin null.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: renderPage(page),
  };
}
