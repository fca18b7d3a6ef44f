import {expect, test} from 'vitest';
import {hasPassed} from '../report/report';
import {judgeRuns} from './judge-runs';
import type {SuiteRun} from './suite-run';
import {readOutcome} from './suite-run';

const good: SuiteRun = {
  ...{date: '2026-11-19', commit: '3fc89232', command: 'browser tests'},
  ...{minutes: 12, passed: 815, failed: []},
};
const bad: SuiteRun = {...good, passed: 814, failed: ['tests/play.spec.ts:9:5 › plays']};
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

test('only runs in a row count: a failure begins anew', () => {
  const {passed, times} = judgeRuns([...repeat(good, 19), bad, ...repeat(good, 3)]);
  expect([passed, times]).toEqual([3, 20]);
  expect(hasPassed(judgeRuns(repeat(good, 19)))).toBe(false);
  expect(hasPassed(judgeRuns([bad, ...repeat(good, 20)]))).toBe(true);
  expect(judgeRuns([...repeat(good, 20), bad])).toMatchObject({
    passed: 0,
    findings: ['Failed in the last run: tests/play.spec.ts:9:5 › plays'],
  });
});

test('the whole run may take a quarter of an hour', () => {
  const whole = {...good, command: 'npm test'} as const;
  expect(
    judgeRuns([
      {...whole, minutes: 20},
      {...whole, minutes: 15},
    ]).findings,
  ).toEqual([]);
  expect(judgeRuns([{...whole, minutes: 15.1}, good]).findings).toEqual([
    '`npm test` took 15.1 minutes; it should take at most 15.',
  ]);
});
