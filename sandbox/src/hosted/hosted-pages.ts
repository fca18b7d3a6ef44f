import type {Answer} from '../http/message';
import {Refusal} from '../trade/refusal';
import type {Link} from '../world/links';
import {HOSTED_PATH} from '../world/links';
import type {World} from '../world/world';
import {choose} from './choose';
import {openPage, requireLink} from './open-page';
import type {HostedPage} from './page';
import {MODEL_NOTE} from './page';
import {refusalPage} from './refusal-page';
import {renderPage, STYLE, STYLE_PATH, toSafeUrl} from './render-page';

/** Answers the requests of a browser on a hosted page. What is refused changes nothing. */
export function answerHosted(
  world: World,
  method: string,
  pathname: string,
  form: URLSearchParams,
): Answer {
  if (pathname === STYLE_PATH) {
    return {status: 200, headers: {'content-type': 'text/css; charset=utf-8'}, body: STYLE};
  }
  const [kind = '', token = '', ...rest] = pathname.slice(HOSTED_PATH.length + 1).split('/');
  try {
    return world.transact(() => {
      if (rest.length > 0) throw new Refusal('not-found', 'This page does not exist.');
      const link = requireLink(world, kind, token);
      if (method === 'POST') return answerChoice(world, link, pathname, form);
      return toPageResponse(openPage(world, link), returnUrls(link));
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const page = refusalPage(world, token, error);
    return toPageResponse(page, [], error.typeCode === 'not-found' ? 404 : 400);
  }
}

function answerChoice(world: World, link: Link, pathname: string, form: URLSearchParams): Answer {
  const {returnTo} = choose(world, link, form.get('choice') ?? '', Object.fromEntries(form));
  const target = returnTo === null ? pathname : toSafeUrl(returnTo);
  if (target === undefined) return toPageResponse(donePage(returnTo ?? ''), []);
  return {status: 303, headers: {location: target}, body: ''};
}

function toPageResponse(page: HostedPage, returnTo: readonly string[], status = 200): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        `form-action ${["'self'", ...returnTo].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: renderPage(page),
  };
}

/** form-action also rules over the redirect after the form, so the way back must be named. */
function returnUrls(link: Link): readonly string[] {
  const urls = 'returnUrl' in link ? [link.returnUrl] : [link.successUrl, link.cancelUrl];
  return [...new Set(urls.flatMap((url) => toSource(url) ?? []))];
}

function toSource(text: string): string | undefined {
  const safe = toSafeUrl(text);
  if (safe === undefined) return undefined;
  const {origin, protocol} = new URL(safe);
  return origin === 'null' ? protocol : origin;
}

function donePage(returnTo: string): HostedPage {
  return {
    title: 'Done',
    paragraphs: [`The way back is no address a browser may follow: ${returnTo}`],
    facts: [],
    choices: [],
    note: MODEL_NOTE,
  };
}
