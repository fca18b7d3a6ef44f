import {portComplaint} from '../deploy/port';
import {checkTypes} from './check-types';
import {findHeadlessChromium} from './find-chromium';
import {findNginx} from './find-nginx';
import {findToolchains} from './find-toolchain';
import {command, StepFailure, together, type Step} from './run-steps';

const contract = command('Build the contract', 'npm run build --silent -w openapi');
const examples = command('Play the examples', 'npm run record --silent -w site');
const format = command('Check the formatting', 'prettier --check --log-level warn .');
const types: Step = {label: 'Check the types', run: checkTypes};
/** With room for the many short-lived objects of the type checker it takes a quarter less time. */
const lint = command(
  'Lint',
  'node --max-semi-space-size=128 node_modules/eslint/bin/eslint.js . --max-warnings 0',
);
const spelling = command('Check the spelling', 'cspell lint --no-progress --no-summary');
const unit = command('Run the unit tests', 'vitest run');
const site = command('Build the site', 'docusaurus build site');
const fixture = command('Build the fixture site', 'npm run build --silent -w e2e');
const chromium: Step = {label: 'Find Chromium', run: findHeadlessChromium};
const nginx: Step = {label: 'Find nginx', run: findNginx};
const toolchains: Step = {label: 'Find the languages of the samples', run: findToolchains};
const browser = command(
  'Run the browser tests',
  'playwright test --config e2e/playwright.config.ts',
);
const freePort: Step = {
  label: 'Check the port',
  run: async () => {
    const complaint = await portComplaint(process.env.PORT ?? '3000');
    if (complaint !== null) {
      throw new StepFailure(complaint);
    }
  },
};
const serve = command('Serve the site', 'tsx deploy/serve.ts');
const watch = together(
  command(
    'Play the examples again when they change',
    'tsx watch --clear-screen=false --include site/examples site/published/write.ts',
  ),
  command('Start the site with hot reload', 'docusaurus start site'),
);

const sandbox = command(
  'Run the sandbox',
  ['tsx sandbox/src/node/main.ts', ...process.argv.slice(3)].join(' '),
);

const check = [contract, examples, together(format, spelling, types, lint), toolchains, unit];
const e2e = [chromium, nginx, together(site, fixture), browser];

/** What each npm script does, in order. */
export const tasks: Readonly<Record<string, readonly Step[]>> = {
  start: [freePort, contract, examples, site, serve],
  dev: [freePort, contract, examples, watch],
  sandbox: [contract, sandbox],
  check,
  build: [contract, examples, site],
  e2e: [contract, examples, ...e2e],
  test: [...check, ...e2e],
};
