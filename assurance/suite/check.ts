import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describeRun, printed} from '../../scripts/describe-run';
import type {Check, Result} from '../check';
import {countInARow, judgeRuns, wantedInARow} from './judge-runs';
import {keepRun, readRuns} from './kept-runs';
import {runShown} from './run-shown';
import type {SuiteRun} from './suite-run';
import {readOutcome} from './suite-run';

const commands: Readonly<Record<SuiteRun['command'], string>> = {
  'npm test': 'npm test',
  'browser tests':
    'npx --no-install playwright test --config e2e/playwright.config.ts --reporter=dot',
};

export const suiteCheck: Check = {
  title: 'Test suite',
  about: `\`npm test\` in a fresh clone, within 15 minutes on 2 cores; then its browser tests again, \`SUITE_RUNS\` runs in all, or one. Runs add up until they have passed ${wantedInARow} times in a row. One that is stopped does not count. The commit above is that of the last one.`,
  run: async () => {
    const most = Number(process.env.SUITE_RUNS ?? 1);
    if (!Number.isInteger(most) || most < 1) {
      throw new Error('SUITE_RUNS must be a whole number from 1.');
    }
    const clone = mkdtempSync(join(tmpdir(), 'suite-'));
    try {
      return await runAgainAndAgain(clone, most);
    } finally {
      rmSync(clone, {recursive: true, force: true, maxRetries: 5});
    }
  },
};

async function runAgainAndAgain(clone: string, most: number): Promise<Result> {
  const {date, machine} = await describeRun();
  // The clone has none of the changes that describeRun would name.
  const commit = await printed('git', ['rev-parse', '--short', 'HEAD']);
  await printed('git', ['clone', '--quiet', process.cwd(), clone]);
  for (let count = 0; count < most; count += 1) {
    const command = count === 0 ? 'npm test' : 'browser tests';
    const started = performance.now();
    const {status, output} = await runShown(commands[command], clone);
    const minutes = Math.round((performance.now() - started) / 6_000) / 10;
    const outcome = readOutcome(output, status);
    keepRun({date, commit, machine, command, minutes, ...outcome});
    // Without a build, the browser tests have nothing to look at.
    const hasBuilt = outcome.passed > 0;
    if (!hasBuilt || countInARow(readRuns()) >= wantedInARow) break;
  }
  return judgeRuns(readRuns());
}
