/**
 * Headers that a page cannot carry itself. The content security policy stands in each page's head
 * (site/plugins/content-security-policy); only `frame-ancestors` has to be a header.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;
