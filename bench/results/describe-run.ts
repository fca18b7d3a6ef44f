import {loadavg, totalmem} from 'node:os';
import * as where from '../../scripts/describe-run';
import {findChromium} from '../../scripts/find-chromium';

/** When, of what and where: figures of two runs can only be compared when these are alike. */
export async function describeRun(): Promise<string> {
  const {date, commit, machine} = await where.describeRun('bench');
  const chromium = await where.printed(await findChromium(), ['--version']);
  const [load = 0] = loadavg();
  return [
    date,
    `commit ${commit}`,
    machine,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    /\w+ [\d.]+/.exec(chromium)?.[0] ?? chromium,
    `load before: ${load.toFixed(1)}`,
  ].join(', ');
}
