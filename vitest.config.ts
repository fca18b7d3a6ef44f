import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{openapi,sandbox,reference,site,deploy,scripts,assurance,examples/webhooks}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    // A worker loads each module once for all of its test files. A few modules keep state: those of
    // which a page has only one, such as its session with the sandbox, and the one that forwards
    // signals to child processes. Their tests load a fresh copy or leave them as they found them.
    isolate: false,
    // Generous, because a machine that runs everything at once plays scenarios, starts servers and
    // compiles samples side by side: a slow test must not fail because of its neighbours.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Left alone, vitest keeps one core for itself: half of a machine with two.
    maxWorkers: '100%',
  },
});
