import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Client} from '@symblepay/sandbox/conformance';
import {seededRandom} from '@symblepay/sandbox/seeded-random';
import type {Attempt} from './attempt';
import {Ledger} from './ledger';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import {DoesNotStart, runSandbox} from './sandbox-process';
import {sendTraffic} from './traffic';

const killsOfFile = 10;
const mostResponses = 60;
const longestWait = 60;

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
    try {
      const {client, end} = await runSandbox(program, options);
      const traffic = sendTraffic(client, random, `s${kill}`);
      const saving = saveUntilGone(client, traffic.attempts);
      await traffic.answered(Math.floor(random() * mostResponses));
      await sleep(random() * longestWait);
      await end('SIGKILL');
      await traffic.end();
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
      tries.add([...wrong, ...left.map((each) => `${each} is left behind.`)]);
    } catch (error) {
      if (!(error instanceof DoesNotStart)) throw error;
      tries.add([error.message]);
    }
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
