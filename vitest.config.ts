import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{openapi,sandbox,reference,site,deploy,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    // Our modules keep no state of their own, so a worker may load them once for all test files.
    isolate: false,
    // Left alone, vitest keeps one core for itself: half of a machine with two.
    maxWorkers: '100%',
  },
});
