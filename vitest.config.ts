import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{openapi,sandbox,reference,site,deploy,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
  },
});
