import {execFile} from 'node:child_process';
import {arch, cpus, loadavg, totalmem} from 'node:os';
import {promisify} from 'node:util';
import {findChromium} from '../../scripts/find-chromium';

/** When, of what and where: figures of two runs can only be compared when these are alike. */
export async function describeRun(): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const commit = await printed('git', ['rev-parse', '--short', 'HEAD']);
  const changes = await printed('git', ['status', '--porcelain', '--', ':/', ':!/bench']);
  const model = cpus()[0]?.model ?? 'unknown processor';
  const chromium = await printed(await findChromium(), ['--version']);
  const [load = 0] = loadavg();
  return [
    date,
    `commit ${commit}${changes === '' ? '' : ' with changes'}`,
    `${cpus().length} cores of ${model} (${arch()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    /\w+ [\d.]+/.exec(chromium)?.[0] ?? chromium,
    `load before: ${load.toFixed(1)}`,
  ].join(', ');
}

async function printed(program: string, args: readonly string[]): Promise<string> {
  const {stdout} = await promisify(execFile)(program, args, {cwd: import.meta.dirname});
  return stdout.trim();
}
