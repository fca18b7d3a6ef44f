import {portComplaint} from '../deploy/port';
import {checkTypes} from './check-types';
import {findHeadlessChromium} from './find-chromium';
import {findNginx} from './find-nginx';
import {findToolchains} from './find-toolchain';
import type {Job} from './run-jobs';
import {command, ExpectedFailure, inTurn, together} from './run-jobs';
import {buildJob, unlessUpToDate} from './up-to-date';

const packages = ['package-lock.json', 'tsconfig.base.json'];
const contract = buildJob(command('Build the contract', 'npm run build --silent -w openapi'), {
  inputs: [...packages, 'openapi/**'],
  outputs: ['openapi/dist/**'],
});
const examples = buildJob(command('Play the examples', 'npm run record --silent -w site'), {
  inputs: [...packages, 'openapi/**', 'sandbox/**', 'site/**'],
  outputs: ['site/published/dist/**'],
});
const site = buildJob(command('Build the site', 'node site/docusaurus.mjs build site'), {
  inputs: [...packages, 'openapi/**', 'sandbox/**', 'reference/**', 'site/**', 'examples/**'],
  outputs: ['site/build/**'],
});
const format = command('Check the formatting', 'oxfmt --check');
const types: Job = {label: 'Check the types', run: checkTypes};
const lint = command('Lint', 'oxlint');
const spelling = command('Check the spelling', 'cspell lint --no-progress --no-summary');
const imports = command(
  'Check the imports',
  'depcruise openapi sandbox reference site e2e scripts deploy bench assurance examples --config .dependency-cruiser.mjs',
);
/** Only what fails is worth a line: the last page of a log shows it. */
const unit = command('Run the unit tests', 'vitest run --reporter=dot --silent=passed-only');
const fixture = command('Build the fixture site', 'npm run build --silent -w e2e');
const chromium: Job = {label: 'Find Chromium', run: findHeadlessChromium};
const nginx: Job = {label: 'Find nginx', run: findNginx};
const toolchains: Job = {label: 'Find the languages of the samples', run: findToolchains};
const browser = command(
  'Run the browser tests',
  'playwright test --config e2e/playwright.config.ts --reporter=dot',
);
const freePort: Job = {
  label: 'Check the port',
  run: async () => {
    const complaint = await portComplaint(process.env.PORT ?? '3000');
    if (complaint !== null) {
      throw new ExpectedFailure(complaint);
    }
  },
};
const watch = together(
  command(
    'Play the examples again when they change',
    'tsx watch --clear-screen=false --include site/examples site/published/write.ts',
  ),
  command('Start the site with hot reload', 'node site/docusaurus.mjs start site'),
);

/** Most jobs keep one core busy: two at a time leave none idle. */
const begun = together(inTurn(contract, examples), inTurn(format, spelling));
const known = [imports, types, lint];
const built = [site, fixture];
const check = [begun, toolchains, together(unit, inTurn(...known))];
const e2e = [contract, examples, chromium, nginx, together(...built), browser];
const test = [
  ...[begun, toolchains, chromium, nginx],
  ...[together(unit, inTurn(...known, ...built)), browser],
];

type Task = {
  readonly jobs: readonly Job[];
  /** What this process runs after the jobs, with the options of the command line. */
  readonly program?: string;
};

/** What each npm script does, in order. */
export const tasks: Readonly<Record<string, Task>> = {
  start: {
    jobs: [freePort, ...[contract, examples, site].map(unlessUpToDate)],
    program: 'deploy/serve.ts',
  },
  dev: {jobs: [freePort, contract, examples, watch]},
  assurance: {
    jobs: [contract, examples, site].map(unlessUpToDate),
    program: 'assurance/run.ts',
  },
  sandbox: {jobs: [unlessUpToDate(contract)], program: 'sandbox/src/node/main.ts'},
  check: {jobs: check},
  build: {jobs: [contract, examples, site]},
  e2e: {jobs: e2e},
  test: {jobs: test},
};
