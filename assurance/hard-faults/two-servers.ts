import {join} from 'node:path';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import {Ledger} from './ledger';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import type {Starting} from './sandbox-process';
import {refuseStart, runSandbox, startSandbox} from './sandbox-process';
import {sendTraffic} from './traffic';

const startsAtOnce = 3;

/** What the second one must say: which option, and what to do. */
const remedy = /in use by another sandbox.*Stop that one, or name another (directory|file)/;

/**
 * A second sandbox on what one already keeps is refused and harms nothing; of several that start
 * at once, one is ready, also where the one before was killed.
 */
export async function startTwice(
  program: string,
  folder: string,
  option: '--data' | '--state',
  times: number,
  seed = 3,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries(`two sandboxes, ${option}`);
  for (let time = 0; time < times; time++) {
    const options = [option, join(folder, `${option.slice(2)}-${time}`)];
    const first = await runSandbox(program, options);
    const traffic = sendTraffic(first.client, random, `t${time}`);
    const second = await refuseStart(program, options);
    await traffic.end();
    const ledger = new Ledger();
    ledger.note(traffic.attempts);
    tries.countAttempts(traffic.attempts);
    const wrong = [
      ...(second.hasStarted || second.code !== 1 ? ['The second one starts.'] : []),
      ...(remedy.test(second.said) ? [] : [`The second one says: ${second.said}`]),
      ...(await ledger.check(await first.client.control('snapshot'))),
    ];
    await first.end(time % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    tries.add([...wrong, ...(await startAtOnce(program, options))]);
  }
  return tries.outcome;
}

async function startAtOnce(
  program: string,
  options: readonly string[],
): Promise<readonly string[]> {
  const starting = Array.from({length: startsAtOnce}, () => startSandbox(program, options));
  const ready = await Promise.all(starting.map((each) => each.ready));
  const said = await Promise.all(starting.map(endOf));
  const count = ready.filter((each) => each !== undefined).length;
  if (count === 1) return [];
  return [`${count} of ${startsAtOnce} that start at once are ready. ${said.join(' ')}`];
}

async function endOf({end}: Starting): Promise<string> {
  return (await end('SIGKILL')).said.trim();
}
