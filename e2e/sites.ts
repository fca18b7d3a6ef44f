const serve = (folder: string, port: number) => ({
  url: `http://127.0.0.1:${port}`,
  command: `SITE=${folder} PORT=${port} npx tsx deploy/serve.ts`,
});

/** The sites under test, each served from its production build. */
export const sites = {
  docs: serve('site/build', 4101),
} as const;
