/** The pages that code of the site links to or treats in a special way (brief, section 2). */
export const routes = {
  reference: '/v1/marketplace',
  start: '/docs/getting-started',
  testing: '/docs/getting-started/testing',
  openApi: '/docs/getting-started/open-api-documentation',
  production: '/docs/getting-started/production-access',
  errors: '/docs/guidelines/errors',
  support: '/docs/developer-support',
} as const;

/** Where a page is as Markdown: `/docs/users.md`, and `/index.md` for the home page. */
export function twinOf(path: string): string {
  return `${path.replace(/\/$/, '') || '/index'}.md`;
}
