import {join} from 'node:path';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import {Ledger} from './ledger';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import type {Running} from './sandbox-process';
import {killStart, runSandbox} from './sandbox-process';
import {killUnder, sendTraffic} from './traffic';

/** A new directory after so many kills, so that the first start is hit as well as a full one. */
const killsOfDirectory = 10;
/** One in so many kills hits a sandbox that is not ready yet. */
const startsOfKills = 5;
const most = {responses: 120, wait: 30};

/** Kills the sandbox while clients change what it keeps in a directory, and looks at it again. */
export async function killOnDirectory(
  program: string,
  folder: string,
  kills: number,
  seed = 1,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries('kill -9 on a directory');
  let options: readonly string[] = [];
  let ledger = new Ledger();
  let running: Running | undefined;
  let hasReceiver = false;
  for (let kill = 0; kill < kills; kill++) {
    if (kill % killsOfDirectory === 0) {
      await running?.end('SIGKILL');
      running = undefined;
      ledger = new Ledger();
      hasReceiver = false;
      options = ['--data', join(folder, `data-${kill}`)];
    }
    if (running === undefined || random() < 1 / startsOfKills) {
      await running?.end('SIGKILL');
      await killStart(program, options, random);
      tries.count('while it starts');
    } else {
      // Webhooks are sent and received on the side, so the sandbox writes by itself as well.
      if (!hasReceiver) await running.client.control('addEndpoint', {body: {}});
      hasReceiver = true;
      const traffic = sendTraffic(running.client, random, `k${kill}`);
      await killUnder(traffic, running, random, most);
      ledger.note(traffic.attempts);
      tries.countAttempts(traffic.attempts);
    }
    running = undefined;
    await tries.try(async () => {
      running = await runSandbox(program, options);
      return ledger.check(await running.client.control('snapshot'));
    });
  }
  await running?.end('SIGKILL');
  return tries.outcome;
}
