import {delimiter, join} from 'node:path';
import {runChild} from './run-child.mjs';

export type Step = {
  readonly label: string;
  /** Aborting the signal ends the step, if it can be ended. */
  readonly run: (signal?: AbortSignal) => Promise<unknown>;
};

/** An expected failure: its message is all that a developer needs to see. */
export class StepFailure extends Error {}

/**
 * Runs the steps in order, says what is running and how long it took, and stops at the first
 * failure.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  for (const [index, {label, run}] of steps.entries()) {
    const started = performance.now();
    console.log(`\n▸ ${label} (${index + 1}/${steps.length})`);
    try {
      await run();
    } catch (error) {
      console.error(error instanceof StepFailure ? `✗ ${error.message}` : error);
      return 1;
    }
    console.log(`✓ ${label}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return 0;
}

/** Steps that do not wait for each other, as one step. The first failure ends the others. */
export function together(...steps: readonly Step[]): Step {
  return {
    label: steps.map(({label}) => label).join(', '),
    async run() {
      const ending = new AbortController();
      const runs = steps.map(({run}) => run(ending.signal));
      try {
        await Promise.all(runs);
      } catch (error) {
        ending.abort();
        await Promise.allSettled(runs);
        throw error;
      }
    },
  };
}

/** A step that runs a program from node_modules/.bin or the PATH and shows its output. */
export function command(label: string, line: string): Step {
  return {label, run: (signal) => runCommand(line, signal)};
}

export async function runCommand(line: string, signal?: AbortSignal): Promise<void> {
  const [program = '', ...args] = line.split(' ');
  const bin = join(process.cwd(), 'node_modules', '.bin');
  const status = await runChild(program, args, {
    shell: process.platform === 'win32',
    signal,
    env: {...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`},
  }).catch((error: unknown) => {
    throw new StepFailure(`${program} could not be started: ${(error as Error).message}`);
  });
  if (status !== 0) {
    throw new StepFailure(`${program} stopped with status ${status ?? 'unknown'}.`);
  }
}
