const serve = (folder: string, port: number, basePath = '') => ({
  folder,
  url: `http://127.0.0.1:${port}${basePath}`,
  command: `SITE=${folder} PORT=${port} npx tsx deploy/serve.ts`,
});

/** The sites under test, each served from its production build. */
export const sites = {
  docs: serve('site/build', 4101),
  plain: serve('e2e/fixture-site/build/plain', 4110),
  loud: serve('e2e/fixture-site/build/loud', 4111, '/loud'),
} as const;
