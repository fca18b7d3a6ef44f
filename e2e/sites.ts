/** Two checkouts can be tested at once when each has ports of its own. */
const firstPort = Number(process.env.E2E_PORT ?? 4100);

const serve = (program: string, folder: string, offset: number, basePath = '') => ({
  folder,
  url: `http://127.0.0.1:${firstPort + offset}${basePath}`,
  command: `SITE=${folder} PORT=${firstPort + offset} node --import tsx ${program}`,
});

/** The sites under test, each served from its production build. */
export const sites = {
  docs: serve('deploy/serve.ts', 'site/build', 1),
  docsOnNginx: serve('e2e/servers/nginx.ts', 'site/build', 2),
  docsOnPlainHost: serve('e2e/servers/plain-host.ts', 'site/build', 3),
  plain: serve('deploy/serve.ts', 'e2e/fixture-site/build/plain', 10),
  loud: serve('deploy/serve.ts', 'e2e/fixture-site/build/loud', 11, '/loud'),
} as const;

/** The sandbox as a developer runs it. Tests share it, so each makes trades of its own. */
export const sandboxServer = {
  url: `http://127.0.0.1:${firstPort + 20}`,
  command: `node --import tsx sandbox/src/node/main.ts --port ${firstPort + 20}`,
} as const;

/**
 * Where tests start sandboxes of their own with the command of a guide; the next port is the
 * receiver's.
 */
export const sandboxPorts = {
  firstTrade: firstPort + 21,
  testing: firstPort + 23,
  environments: firstPort + 25,
  errors: firstPort + 27,
  webhooks: firstPort + 29,
} as const;
