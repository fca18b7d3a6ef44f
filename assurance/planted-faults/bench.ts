import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Fault} from './fault';
import {plant} from './fault';
import {makeTestJudge} from './test-judge';
import {makeTypeJudge} from './type-judge';

/** A process of its own that judges one fault after another, and ends with one that never does. */
const [root = '', ...slowTests] = process.argv.slice(2);
const findTypeError = makeTypeJudge();
const findFailure = await makeTestJudge(root, slowTests);

/** Of work, not of waiting: a busy machine must not make a survivor look caught. */
const mostMicroseconds = 120_000_000;
let before = process.cpuUsage();
setInterval(() => {
  if (process.cpuUsage(before).user > mostMicroseconds) process.kill(process.pid, 'SIGKILL');
}, 1000);

process.on('message', (fault: Fault) => {
  before = process.cpuUsage();
  void judge(fault).then((by) => process.send?.({by}));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function judge(fault: Fault): Promise<string | undefined> {
  const path = join(root, fault.file);
  const text = plant(readFileSync(path, 'utf8'), fault);
  return findTypeError(path, text) === undefined ? findFailure(path, text) : 'types';
}
