import {delimiter, join} from 'node:path';
import {runChild} from './run-child.mjs';

export type Job = {
  readonly label: string;
  /** Aborting the signal ends the job, if it can be ended. */
  readonly run: (signal?: AbortSignal) => Promise<unknown>;
};

/** An expected failure: its message is all that a developer needs to see. */
export class ExpectedFailure extends Error {}

/**
 * Runs the jobs in order, says what is running and how long it took, and stops at the first
 * failure.
 */
export async function runJobs(jobs: readonly Job[]): Promise<number> {
  for (const [index, job] of jobs.entries()) {
    console.log(`\n▸ ${job.label} (${index + 1}/${jobs.length})`);
    try {
      await runTimed(job);
    } catch (error) {
      console.error(error instanceof ExpectedFailure ? `✗ ${error.message}` : error);
      return 1;
    }
  }
  return 0;
}

async function runTimed({label, run}: Job, signal?: AbortSignal): Promise<void> {
  const started = performance.now();
  await run(signal);
  console.log(`✓ ${label}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Jobs that do not wait for each other, as one job. The first failure ends the others. */
export function together(...jobs: readonly Job[]): Job {
  return {
    label: jobs.map(({label}) => label).join(', '),
    async run() {
      const ending = new AbortController();
      const runs = jobs.map((job) => runTimed(job, ending.signal));
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

/** Jobs that follow one another, as one job. */
export function inTurn(...jobs: readonly Job[]): Job {
  return {
    label: jobs.map(({label}) => label).join(', '),
    async run(signal) {
      for (const job of jobs) {
        signal?.throwIfAborted();
        await runTimed(job, signal);
      }
    },
  };
}

/** A job that runs a program from node_modules/.bin or the PATH and shows its output. */
export function command(label: string, line: string): Job {
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
    throw new ExpectedFailure(`${program} could not be started: ${(error as Error).message}`);
  });
  if (status !== 0) {
    throw new ExpectedFailure(`${program} stopped with status ${status ?? 'unknown'}.`);
  }
}
