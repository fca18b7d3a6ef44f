import type {Check, Result} from '../check';
import {jumpInTime} from './clock-jumps';
import {crowdOneTrade} from './crowd';
import {anyDamage, damageDirectory, flippedBits} from './damage-directory';
import {damageFile} from './damage-file';
import {fillDisk, fillDiskOfFile} from './full-disk';
import {killOnDirectory} from './kill-directory';
import {killOnFile} from './kill-file';
import type {Outcome} from './outcome';
import {entries, inFolder, writeProgram} from './programs';
import {startTwice} from './two-servers';

type Run = (program: string, folder: string) => Promise<Outcome>;

/** Each with the program whose option it is about. */
const runs: readonly (readonly [keyof typeof entries, Run])[] = [
  ['installed', (program, folder) => killOnDirectory(program, folder, 510)],
  ['downloaded', (program, folder) => killOnFile(program, folder, 100)],
  ['installed', (program, folder) => crowdOneTrade(program, folder, 6)],
  ['installed', (program, folder) => fillDisk(program, folder, 30)],
  ['downloaded', (program, folder) => fillDiskOfFile(program, folder, 12)],
  ['installed', (program, folder) => damageDirectory(program, folder, anyDamage, 60)],
  ['installed', (program, folder) => damageDirectory(program, folder, flippedBits, 40)],
  ['downloaded', (program, folder) => damageFile(program, folder, 120)],
  ['installed', (program, folder) => startTwice(program, folder, '--data', 12)],
  ['downloaded', (program, folder) => startTwice(program, folder, '--state', 12)],
  ['installed', (program, folder) => jumpInTime(program, folder, 28)],
];

export const hardFaultCheck: Check = {
  title: 'Hard faults of the sandbox',
  about:
    'The sandbox runs as a process that keeps its state on the disk, in a directory (`--data`) or a file (`--state`), and clients change it. It is killed with SIGKILL, its disk fills up, its files are damaged, a second sandbox is started on them, its clock jumps, and 200 clients rush at one trade. Afterwards everything that was answered must be there exactly once (with `--state`, everything before the last save), what was not answered at most once, all invariants must hold, and a loss must be named with the way out.',
  run: runAll,
};

async function runAll(): Promise<Result> {
  const outcomes: Outcome[] = [];
  for (const [entry, run] of runs) {
    const outcome = await inFolder(async (folder) =>
      run(await writeProgram(folder, entries[entry]), folder),
    );
    console.log(`  ${outcome.fault}: ${outcome.passed} of ${outcome.times}`);
    outcomes.push(outcome);
  }
  const sum = (figure: 'times' | 'passed') => outcomes.reduce((all, each) => all + each[figure], 0);
  return {
    tried: 'faults',
    times: sum('times'),
    passed: sum('passed'),
    findings: outcomes.flatMap(({findings}) => findings),
    figures: [
      '| Fault | Times | Passed | Meanwhile |',
      '| - | -: | -: | - |',
      ...outcomes.map(row),
    ].join('\n'),
  };
}

function row({fault, times, passed, figures}: Outcome): string {
  const counts = Object.entries(figures).map(
    ([name, count]) => `${count.toLocaleString('en')} ${name}`,
  );
  return `| ${fault} | ${times} | ${passed} | ${counts.join(', ')} |`;
}
