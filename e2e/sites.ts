const serve = (program: string, folder: string, port: number) => ({
  url: `http://127.0.0.1:${port}`,
  command: `SITE=${folder} PORT=${port} node_modules/.bin/tsx ${program}`,
});

/** The sites under test, each served from its production build. */
export const sites = {
  docs: serve('deploy/serve.ts', 'site/build', 4101),
  docsOnNginx: serve('e2e/servers/nginx.ts', 'site/build', 4102),
  docsOnPlainHost: serve('e2e/servers/plain-host.ts', 'site/build', 4103),
} as const;
