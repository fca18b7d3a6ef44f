import type {Result} from '../check';
import type {SuiteRun} from './suite-run';

export const wantedInARow = 20;
const mostMinutes = 15;

export function countInARow(runs: readonly SuiteRun[]): number {
  return runs.length - 1 - runs.findLastIndex(({failed}) => failed.length > 0);
}

export function judgeRuns(runs: readonly SuiteRun[]): Result {
  const whole = runs.findLast(({command, failed}) => command === 'npm test' && failed.length === 0);
  return {
    tried: 'runs in a row',
    times: wantedInARow,
    passed: Math.min(countInARow(runs), wantedInARow),
    findings: [
      ...(runs.at(-1)?.failed ?? []).map((name) => `Failed in the last run: ${asCode(name)}`),
      ...judgeTime(whole),
    ],
    figures: [
      '| Date | Commit | Machine | Command | Minutes | Browser tests passed | Failed |',
      '| - | - | - | - | -: | -: | - |',
      ...runs.map(({date, commit, machine, command, minutes, passed, failed}) => {
        const names = failed.map((name) => asCode(name).replaceAll('|', '\\|')).join(', ');
        return `| ${[date, commit, machine, command, minutes, passed, names].join(' | ')} |`;
      }),
    ].join('\n'),
  };
}

function judgeTime(whole: SuiteRun | undefined): readonly string[] {
  if (!whole) return ['`npm test` has not passed as a whole yet.'];
  if (whole.minutes <= mostMinutes) return [];
  return [`\`npm test\` took ${whole.minutes} minutes; it should take at most ${mostMinutes}.`];
}

function asCode(name: string): string {
  return `\`${name.replaceAll('`', "'").slice(0, 200)}\``;
}
