import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {Worker} from 'node:worker_threads';
import {findToolchain} from '../../../../scripts/find-toolchain';
import type {WarmRunner} from './warm-runner';
import {startWarmRunner} from './warm-runner';

type WarmLanguage = 'curl' | 'python' | 'php' | 'java';
export type RunnableLanguage = WarmLanguage | 'typescript';

type Runner = {
  readonly file: (index: number) => string;
  /** The sample as a whole program; samples are shown without what surrounds them. */
  readonly wrap?: (code: string, index: number) => string;
  /** Puts beside the samples what a reader would have installed there. */
  readonly install?: (folder: string) => void;
  readonly run: (path: string) => Promise<string>;
};

/** A thread starts in less than half the time of a process, and ends as one does. */
async function runInThread(path: string): Promise<string> {
  const thread = new Worker(path, {stdout: true, execArgv: []});
  const [printed] = await Promise.all([text(thread.stdout), once(thread, 'exit')]);
  return printed;
}

const warm = new Map<WarmLanguage, Promise<WarmRunner>>();

function runWarm(id: WarmLanguage, ...args: readonly string[]) {
  return async (path: string): Promise<string> => {
    const runner = warm.get(id) ?? startRunner(id, args);
    warm.set(id, runner);
    return (await runner).run(path);
  };
}

async function startRunner(id: WarmLanguage, args: readonly string[]): Promise<WarmRunner> {
  return startWarmRunner(id === 'curl' ? 'bash' : await findToolchain(id), args);
}

/** Samples are too short for the optimising compiler or a parallel collector to pay off. */
const javaArguments = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', 'RunSamples.java'];

export const runners: Readonly<Record<RunnableLanguage, Runner>> = {
  curl: {file: (index) => `sample${index}.sh`, run: runWarm('curl', 'run_samples.sh')},
  typescript: {
    file: (index) => `sample${index}.mjs`,
    // The sample prints an object for people to read; we compare JSON.
    wrap: (code) =>
      `console.log = (value) => process.stdout.write(JSON.stringify(value));\n${code}`,
    run: runInThread,
  },
  python: {file: (index) => `sample${index}.py`, run: runWarm('python', 'run_samples.py')},
  php: {
    file: (index) => `sample${index}.php`,
    install(folder) {
      // What `composer require guzzlehttp/guzzle` would write, over Debian's copy of the library.
      mkdirSync(join(folder, 'vendor'));
      writeFileSync(
        join(folder, 'vendor/autoload.php'),
        "<?php require_once 'GuzzleHttp/autoload.php';",
      );
    },
    run: runWarm('php', 'run_samples.php'),
  },
  java: {
    file: (index) => `Sample${index}.java`,
    wrap: (code, index) =>
      `import java.net.*;\nimport java.net.http.*;\npublic class Sample${index} {\npublic static void main(String[] arguments) throws Exception {\n${code}\n}\n}`,
    run: runWarm('java', ...javaArguments),
  },
};

/** Stops what was kept running for the next sample. */
export async function stopRunners(): Promise<void> {
  for (const runner of warm.values()) await (await runner).close();
  warm.clear();
}
