import {execFile} from 'node:child_process';
import {arch, cpus} from 'node:os';
import {promisify} from 'node:util';

export type Run = {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
};

/** When, of what and where something ran. What it `writes` does not count as a change. */
export async function describeRun(...writes: readonly string[]): Promise<Run> {
  const commit = await printed('git', ['rev-parse', '--short', 'HEAD']);
  const others = writes.map((path) => `:!/${path}`);
  const changes = await printed('git', ['status', '--porcelain', '--', ':/', ...others]);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${commit}${changes === '' ? '' : ' with changes'}`,
    machine: `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown processor'} (${arch()})`,
  };
}

/** What a program prints, without the white space around it. */
export async function printed(program: string, args: readonly string[]): Promise<string> {
  const {stdout} = await promisify(execFile)(program, args, {cwd: import.meta.dirname});
  return stdout.trim();
}
