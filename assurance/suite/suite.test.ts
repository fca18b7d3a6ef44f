import {expect, test} from 'vitest';
import {hasPassed} from '../report/report';
import {judgeRuns} from './judge-runs';
import {runShown} from './run-shown';
import type {SuiteRun} from './suite-run';
import {readOutcome} from './suite-run';

const good: SuiteRun = {
  ...{date: '2026-11-19', commit: '3fc89232', machine: '2 cores', command: 'browser tests'},
  ...{minutes: 12, passed: 815, failed: []},
};
const bad: SuiteRun = {...good, passed: 814, failed: ['tests/play.spec.ts:9:5 › plays']};
const whole: SuiteRun = {...good, command: 'npm test', minutes: 14.9};
const repeat = (run: SuiteRun, times: number) => Array.from({length: times}, () => run);

const failing = `
Running 815 tests using 2 workers
·····F····
  1) tests/play.spec.ts:9:5 › plays ──────────────────────────────────

    Error: expect(locator).toBeVisible() failed

  2 failed
    tests/play.spec.ts:9:5 › plays ─────────────────────────────────────
    tests/home.spec.ts:3:1 › the home page ─────────────────────────────
  813 passed (12.3m)
`;

test('a run is told by how Playwright sums it up', () => {
  expect(readOutcome('\n\u001B[32m  815 passed\u001B[39m (12.3m)\n', 0)).toEqual({
    passed: 815,
    failed: [],
  });
  expect(readOutcome(failing, 1)).toEqual({
    passed: 813,
    failed: ['tests/play.spec.ts:9:5 › plays', 'tests/home.spec.ts:3:1 › the home page'],
  });
});

test('a test that passed only when it was tried again has failed', () => {
  const text = '  1 flaky\n    tests/play.spec.ts:9:5 › plays ──\n  814 passed (12.3m)\n';
  expect(readOutcome(text, 0).failed).toEqual(['tests/play.spec.ts:9:5 › plays']);
});

test.each([
  ['a run that ended before the browser', '✗ vitest stopped with status 1.\n', 1],
  ['a run that passed and yet ended badly', '  815 passed (12.3m)\nkilled\n', 137],
  ['a run that was killed', '', null],
  ['a run without a test', 'nothing to do\n', 0],
])('%s has failed', (_, text, status) => {
  expect(readOutcome(text, status).failed).toEqual([expect.stringMatching(/^ended with status/)]);
});

test('only runs in a row count: a failure starts the count again', () => {
  const {passed, times} = judgeRuns([whole, ...repeat(good, 18), bad, ...repeat(good, 3)]);
  expect([passed, times]).toEqual([3, 20]);
  expect(hasPassed(judgeRuns([whole, ...repeat(good, 18)]))).toBe(false);
  expect(hasPassed(judgeRuns([bad, whole, ...repeat(good, 19)]))).toBe(true);
  expect(judgeRuns([whole, ...repeat(good, 20), bad])).toMatchObject({
    passed: 0,
    findings: ['Failed in the last run: `tests/play.spec.ts:9:5 › plays`'],
  });
});

test('the last whole run that passed may have taken a quarter of an hour', () => {
  const slow = {...whole, minutes: 15.1};
  const short = {...whole, minutes: 2, failed: ['Lint']};
  const findings = ['`npm test` took 15.1 minutes; it should take at most 15.'];
  expect(judgeRuns([slow, {...whole, minutes: 15}]).findings).toEqual([]);
  expect(judgeRuns([whole, slow, good]).findings).toEqual(findings);
  expect(judgeRuns([slow, short, good]).findings).toEqual(findings);
  expect(judgeRuns([good]).findings).toEqual(['`npm test` has not passed as a whole yet.']);
});

test('each run is a row, whatever a test is called', () => {
  const failed = ['a.spec.ts:1:1 › either `a` | b'];
  expect(
    judgeRuns([whole, {...bad, failed}])
      .figures?.split('\n')
      .slice(2),
  ).toEqual([
    '| 2026-11-19 | 3fc89232 | 2 cores | npm test | 14.9 | 815 |  |',
    "| 2026-11-19 | 3fc89232 | 2 cores | browser tests | 12 | 814 | `a.spec.ts:1:1 › either 'a' \\| b` |",
  ]);
});

test('what a command prints comes back, with how it ended', async () => {
  const {status, output} = await runShown('echo all; echo well >&2; exit 3', '.');
  expect(status).toBe(3);
  expect(output.split('\n').toSorted()).toEqual(['', 'all', 'well']);
});
