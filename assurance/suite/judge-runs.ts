import type {Result} from '../check';
import type {SuiteRun} from './suite-run';

export const wantedInARow = 20;
const mostMinutes = 15;

export function countInARow(runs: readonly SuiteRun[]): number {
  return runs.length - 1 - runs.findLastIndex(({failed}) => failed.length > 0);
}

export function judgeRuns(runs: readonly SuiteRun[]): Result {
  const whole = runs.findLast(({command}) => command === 'npm test');
  const last = runs.at(-1);
  return {
    tried: 'runs in a row',
    times: wantedInARow,
    passed: Math.min(countInARow(runs), wantedInARow),
    findings: [
      ...(last?.failed ?? []).map((name) => `Failed in the last run: ${name}`),
      ...(whole && whole.minutes > mostMinutes
        ? [`\`npm test\` took ${whole.minutes} minutes; it should take at most ${mostMinutes}.`]
        : []),
    ],
    figures: [
      '| Date | Commit | Command | Minutes | Browser tests passed | Failed |',
      '| - | - | - | -: | -: | - |',
      ...runs.map(({date, commit, command, minutes, passed, failed}) =>
        [
          ...['', date, commit, command, minutes, passed],
          ...[failed.map((name) => `\`${name}\``).join(', '), ''],
        ]
          .join(' | ')
          .trim(),
      ),
    ].join('\n'),
  };
}
