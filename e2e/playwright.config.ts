import {defineConfig} from '@playwright/test';
import {findHeadlessChromium} from '../scripts/find-chromium';
import {patience} from './patience';
import {sites} from './sites';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // On two cores: while one waits, the others keep both busy.
  workers: 3,
  reporter: [['list']],
  timeout: 5 * patience,
  reportSlowTests: {max: 25, threshold: 20_000},
  expect: {timeout: patience},
  use: {
    actionTimeout: patience,
    // A fresh context for each test, which is a fresh process, took longer than most tests.
    reuseContext: true,
    baseURL: sites.docs.url,
    launchOptions: {
      executablePath: await findHeadlessChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/servers/all.ts',
    wait: {stdout: /All servers respond/},
    cwd: '..',
    timeout: 300_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
