import type {Link} from '@symblepay/openapi/control/types';
import {toSafeUrl} from './safe-url';

/** Lets a browser show the page and submit its forms, and nothing else. */
export function writePolicy(link: Link | undefined): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action ${["'self'", ...(link ? listWaysBack(link) : [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** form-action also governs the redirect after the form, so the way back must be listed. */
function listWaysBack(link: Link): readonly string[] {
  const urls = 'returnUrl' in link ? [link.returnUrl] : [link.successUrl, link.cancelUrl];
  return [...new Set(urls.flatMap((url) => toSource(url) ?? []))];
}

/** Origins that a policy can name; other hosts may hold semicolons, quotes or brackets. */
const hostSource = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

/** The origin of a URL, or its scheme where it has no origin or none that can be named. */
function toSource(text: string): string | undefined {
  const safe = toSafeUrl(text);
  if (safe === undefined) return undefined;
  const {origin, protocol} = new URL(safe);
  return hostSource.test(origin) ? origin : protocol;
}
