import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import type {Client} from '@symblepay/sandbox/conformance';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import type {Attempt} from './attempt';
import {Ledger} from './ledger';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import {runSandbox} from './sandbox-process';
import {killUnder, sendTraffic} from './traffic';

const killsOfFile = 10;
const most = {responses: 60, wait: 60};

/**
 * Kills a sandbox that keeps its state in a file. What was answered before an answered save began
 * must be there; what came later may be lost, but nothing may be there twice or in half.
 */
export async function killOnFile(
  program: string,
  folder: string,
  kills: number,
  seed = 2,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const tries = new Tries('kill -9 on a state file');
  let ledger = new Ledger();
  for (let kill = 0; kill < kills; kill++) {
    const fresh = kill % killsOfFile === 0;
    if (fresh) ledger = new Ledger();
    const name = `state-${kill - (kill % killsOfFile)}.json`;
    const options = ['--state', join(folder, name)];
    await tries.try(async () => {
      const running = await runSandbox(program, options);
      const traffic = sendTraffic(running.client, random, `s${kill}`);
      const saving = saveUntilGone(running.client, traffic.attempts);
      await killUnder(traffic, running, random, most);
      const saves = await saving;
      tries.count('saves', saves.length);
      tries.countAttempts(traffic.attempts);
      const kept = new Set(saves.at(-1));
      ledger.note(traffic.attempts.map((each) => (kept.has(each) ? each : doubt(each))));

      const again = await runSandbox(program, options);
      const wrong = await ledger.check(await again.client.control('snapshot'));
      // At its end it saves what it holds.
      await again.end('SIGTERM');
      const left = (await readdir(folder)).filter((each) => each.startsWith(`${name}.`));
      return [...wrong, ...left.map((each) => `${each} is left behind.`)];
    });
  }
  return tries.outcome;
}

/** Saves again and again; of each answered save, the calls that were answered before it began. */
async function saveUntilGone(client: Client, attempts: readonly Attempt[]) {
  const saves: (readonly Attempt[])[] = [];
  try {
    for (;;) {
      const before = attempts.filter(({outcome}) => outcome !== 'unsure');
      await client.control('saveState');
      saves.push(before);
    }
  } catch (error) {
    if (error instanceof TypeError) return saves;
    throw error;
  }
}

function doubt(attempt: Attempt): Attempt {
  return attempt.outcome === 'answered' ? {...attempt, outcome: 'unsure'} : attempt;
}
