import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{openapi,sandbox,reference,site,deploy,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    // A worker loads a module once for all its test files. Few modules keep state: those of which a
    // page has one by nature, such as its session with the sandbox, and what passes signals on to
    // child processes. Their tests load them anew or leave them as they found them.
    isolate: false,
    // Long enough for a busy machine that plays scenarios, starts servers and compiles samples at
    // once. A test that hangs is found later; none fails because of its neighbours.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Left alone, vitest keeps one core for itself: half of a machine with two.
    maxWorkers: '100%',
  },
});
