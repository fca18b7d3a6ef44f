/**
 * Headers that a page cannot set itself. The content security policy is in each page's head
 * (site/plugins/built-pages); only `frame-ancestors` has to be a header.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** For pages as Markdown. */
export const markdownType = 'text/markdown; charset=utf-8';

/**
 * Asset names contain a hash of their content, so browsers may keep them; pages are always
 * revalidated.
 */
export const cacheControl = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
} as const;
