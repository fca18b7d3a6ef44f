import type {ChildProcess} from 'node:child_process';
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import type {Fault} from './fault';
import {openKeptVerdicts} from './kept-verdicts';

export type Verdict = {
  readonly fault: Fault;
  /** The test file that failed, or `types`, or `no answer` of an endless fault; undefined when nothing noticed. */
  readonly by: string | undefined;
};

type Options = {
  /** The folder that the faults' files are named from. */
  readonly root: string;
  /** Patterns of tests that take minutes. */
  readonly slowTests?: readonly string[];
  /** The file that keeps verdicts for the next run. */
  readonly keptAt?: string;
  readonly onVerdict?: (verdict: Verdict) => void;
};

/** Plants one fault at a time in the memory of a process, and tells what noticed it. */
export async function judgeFaults(
  faults: readonly Fault[],
  {root, slowTests = [], keptAt, onVerdict}: Options,
): Promise<readonly Verdict[]> {
  const kept = keptAt === undefined ? undefined : openKeptVerdicts(root, keptAt);
  const verdicts: Verdict[] = [];
  let bench: ChildProcess | undefined;
  for (const fault of faults) {
    const verdict = {fault, by: kept?.recall(fault) ?? (await judgeNow(fault))};
    verdicts.push(verdict);
    onVerdict?.(verdict);
  }
  bench?.kill();
  return verdicts;

  async function judgeNow(fault: Fault): Promise<string | undefined> {
    bench ??= await openBench([root, ...slowTests]);
    const by = await judge(bench, fault);
    if (by === 'no answer') bench = undefined;
    if (by !== undefined) kept?.keep(fault, by);
    return by;
  }
}

async function openBench(args: readonly string[]): Promise<ChildProcess> {
  const bench = fork(fileURLToPath(new URL('bench.ts', import.meta.url)), args, {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  await once(bench, 'message');
  return bench;
}

async function judge(bench: ChildProcess, fault: Fault): Promise<string | undefined> {
  const answer = new Promise<string | undefined>((resolve) => {
    bench.once('message', ({by}: {by?: string}) => resolve(by));
    bench.once('exit', () => resolve('no answer'));
  });
  bench.send(fault);
  const by = await answer;
  bench.removeAllListeners();
  return by;
}
