import {setTimeout as sleep} from 'node:timers/promises';
import type {Client} from '@symblepay/sandbox/conformance';
import type {Attempt} from './attempt';
import type {Subject} from './deeds';
import {deeds} from './deeds';
import type {Running} from './sandbox-process';

export type Traffic = {
  readonly attempts: readonly Attempt[];
  /** Resolves after so many responses, or when nobody can reach the sandbox any more. */
  readonly answered: (count: number) => Promise<void>;
  /** Tells the clients to stop, and waits for them. */
  readonly end: () => Promise<void>;
};

const clientCount = 8;

/** Clients that change one thing after another until the sandbox is gone or they are told to stop. */
export function sendTraffic(client: Client, random: () => number, name: string): Traffic {
  const attempts: Attempt[] = [];
  const waiting = new Set<() => void>();
  let responses = 0;
  let isStopping = false;

  async function act(mark: string, subject: Subject): Promise<boolean> {
    const fitting = Object.entries(deeds).filter(([, {fits}]) => fits(subject));
    const chosen = fitting[Math.floor(random() * fitting.length)];
    if (chosen === undefined) throw new Error('No deed fits.');
    const [deed, {send, effects, moves}] = chosen;
    const attempt: Attempt = {
      deed,
      effects: effects(subject, mark),
      moves: moves?.(random()) ?? 0,
      outcome: 'unsure',
    };
    attempts.push(attempt);
    try {
      const {status, effects: known = []} = await send(client, subject, mark, attempt.moves);
      attempt.effects = [...attempt.effects, ...known];
      attempt.outcome = toOutcome(status);
      responses++;
      for (const look of waiting) look();
      return true;
    } catch (error) {
      // What fetch throws when a connection ends.
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  async function run(index: number): Promise<void> {
    const subject: Subject = {
      tradeId: '',
      redirectUrl: '',
      stage: 'none',
      paymentUrl: '',
      refunds: 0,
    };
    for (let number = 0; !isStopping; number++) {
      if (!(await act(`${name}-${index}-${number}`, subject))) break;
    }
  }

  const running = Promise.all(Array.from({length: clientCount}, (_, index) => run(index)));
  // Whoever ends the traffic learns of a failure.
  running.catch(() => undefined);
  return {
    attempts,
    answered: (count) => {
      const enough = new Promise<void>((resolve) => {
        const look = () => {
          if (responses >= count) resolve();
        };
        waiting.add(look);
        look();
      });
      return Promise.race([enough, running.then(() => undefined)]);
    },
    async end() {
      isStopping = true;
      await running;
    },
  };
}

/** Kills the sandbox at a moment after the next so many responses, and waits until all clients have noticed. */
export async function killUnder(
  traffic: Traffic,
  running: Running,
  random: () => number,
  most: {readonly responses: number; readonly wait: number},
): Promise<void> {
  await traffic.answered(Math.floor(random() * most.responses));
  await sleep(random() * most.wait);
  await running.end('SIGKILL');
  await traffic.end();
}

/** A failure of the sandbox's own may have changed something. */
function toOutcome(status: number): Attempt['outcome'] {
  if (status < 400) return 'answered';
  return status < 500 ? 'refused' : 'unsure';
}
