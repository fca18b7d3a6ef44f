/**
 * Headers that a page cannot set itself. The content security policy is in each page's head
 * (site/plugins/built-pages); only `frame-ancestors` has to be a header.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Types of files whose names say nothing, or something else, to a server, by how their names end: `.ts` is
 * also a video.
 */
export const contentTypes = {
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.d.ts': 'text/plain; charset=utf-8',
  '.sha256': 'text/plain; charset=utf-8',
  SHA256SUMS: 'text/plain; charset=utf-8',
} as const;

/**
 * Asset names contain a hash of their content, so browsers may keep them; pages are always
 * revalidated.
 */
export const cacheControl = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
} as const;
