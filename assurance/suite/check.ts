import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {printed} from '../../scripts/describe-run';
import type {Check, Result} from '../check';
import {countInARow, judgeRuns, wantedInARow} from './judge-runs';
import {keepRun, readRuns} from './kept-runs';
import type {SuiteRun} from './suite-run';
import {readOutcome} from './suite-run';

const commands: Readonly<Record<SuiteRun['command'], string>> = {
  'npm test': 'npm test',
  'browser tests': 'npx playwright test --config e2e/playwright.config.ts --reporter=dot',
};

export const suiteCheck: Check = {
  title: 'Test suite',
  about: `\`npm test\` in a fresh clone, within 15 minutes on 2 cores; then its browser tests again and again, until they have passed ${wantedInARow} times in a row. Runs add up from day to day: \`SUITE_RUNS=3\` does only three more.`,
  run: async () => {
    const most = Number(process.env.SUITE_RUNS ?? wantedInARow);
    const clone = mkdtempSync(join(tmpdir(), 'suite-'));
    try {
      return await runAgainAndAgain(clone, most);
    } finally {
      rmSync(clone, {recursive: true});
    }
  },
};

async function runAgainAndAgain(clone: string, most: number): Promise<Result> {
  const commit = await printed('git', ['rev-parse', '--short', 'HEAD']);
  await printed('git', ['clone', '--quiet', process.cwd(), clone]);
  for (let count = 0; count < most; count += 1) {
    const command = count === 0 ? 'npm test' : 'browser tests';
    const started = performance.now();
    const {status, output} = await runShown(commands[command], clone);
    const minutes = Math.round((performance.now() - started) / 6_000) / 10;
    const date = new Date().toISOString().slice(0, 10);
    keepRun({date, commit, command, minutes, ...readOutcome(output, status)});
    if (countInARow(readRuns()) >= wantedInARow) break;
  }
  return judgeRuns(readRuns());
}

type Outcome = {readonly status: number | null; readonly output: string};

function runShown(line: string, cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(line, {cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        shown.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
