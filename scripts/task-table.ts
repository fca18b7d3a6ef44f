import {portComplaint} from '../deploy/port';
import {checkTypes} from './check-types';
import {findHeadlessChromium} from './find-chromium';
import {findNginx} from './find-nginx';
import {findToolchains} from './find-toolchain';
import type {Step} from './run-steps';
import {command, StepFailure, together} from './run-steps';
import {buildStep, unlessUpToDate} from './up-to-date';

const packages = ['package-lock.json', 'tsconfig.base.json'];
const contract = buildStep(command('Build the contract', 'npm run build --silent -w openapi'), {
  inputs: [...packages, 'openapi/**'],
  outputs: ['openapi/dist/**'],
});
const examples = buildStep(command('Play the examples', 'npm run record --silent -w site'), {
  inputs: [...packages, 'openapi/**', 'sandbox/**', 'site/**'],
  outputs: ['site/published/dist/**'],
});
const site = buildStep(command('Build the site', 'docusaurus build site'), {
  inputs: [...packages, 'openapi/**', 'sandbox/**', 'reference/**', 'site/**'],
  outputs: ['site/build/**'],
});
const format = command('Check the formatting', 'prettier --check --log-level warn .');
const types: Step = {label: 'Check the types', run: checkTypes};
/** With room for the many short-lived objects of the type checker it takes a quarter less time. */
const lint = command(
  'Lint',
  'node --max-semi-space-size=128 node_modules/eslint/bin/eslint.js . --max-warnings 0',
);
const spelling = command('Check the spelling', 'cspell lint --no-progress --no-summary');
const imports = command(
  'Check the imports',
  'depcruise openapi sandbox reference site e2e scripts deploy bench --config .dependency-cruiser.mjs',
);
const unit = command('Run the unit tests', 'vitest run');
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
const watch = together(
  command(
    'Play the examples again when they change',
    'tsx watch --clear-screen=false --include site/examples site/published/write.ts',
  ),
  command('Start the site with hot reload', 'docusaurus start site'),
);

const check = [
  contract,
  examples,
  together(format, spelling, types, lint, imports),
  toolchains,
  unit,
];
const e2e = [chromium, nginx, together(site, fixture), browser];

type Task = {
  readonly steps: readonly Step[];
  /** What this process runs after the steps, with the options of the command line. */
  readonly program?: string;
};

/** What each npm script does, in order. */
export const tasks: Readonly<Record<string, Task>> = {
  start: {
    steps: [freePort, ...[contract, examples, site].map(unlessUpToDate)],
    program: 'deploy/serve.ts',
  },
  dev: {steps: [freePort, contract, examples, watch]},
  sandbox: {steps: [unlessUpToDate(contract)], program: 'sandbox/src/node/main.ts'},
  check: {steps: check},
  build: {steps: [contract, examples, site]},
  e2e: {steps: [contract, examples, ...e2e]},
  test: {steps: [...check, ...e2e]},
};
