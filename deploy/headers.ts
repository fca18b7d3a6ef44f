/**
 * Headers that a page cannot carry itself. The content security policy stands in each page's head
 * (site/plugins/built-pages); only `frame-ancestors` has to be a header.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Of the Markdown twins of the guides. */
export const markdownType = 'text/markdown; charset=utf-8';

/** Names of assets hold a hash of their content, so a browser may keep them; pages it asks for anew. */
export const cacheControl = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
} as const;
