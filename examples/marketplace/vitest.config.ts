import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'test/start-sandbox.ts',
    testTimeout: 30_000,
  },
});
