import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {Worker} from 'node:worker_threads';
import {findToolchain} from '../../../../scripts/find-toolchain';
import type {WarmRunner} from './warm-runner';
import {startWarmRunner} from './warm-runner';

export type RunnableLanguage = keyof typeof runners;

type Runner = {
  readonly file: string;
  /** The sample as a whole program; samples are shown without what surrounds them. */
  readonly wrap?: (code: string) => string;
  readonly run: (folder: string, file: string) => Promise<string>;
};

const execute = promisify(execFile);

async function runWith(program: string, folder: string, file: string): Promise<string> {
  const {stdout} = await execute(program, [file], {cwd: folder});
  return stdout;
}

/** A thread starts in less than half the time of a process, and ends as one does. */
async function runInThread(folder: string, file: string): Promise<string> {
  const thread = new Worker(join(folder, file), {stdout: true, execArgv: []});
  const [printed] = await Promise.all([text(thread.stdout), once(thread, 'exit')]);
  return printed;
}

const warm = new Map<string, Promise<WarmRunner>>();

async function runWarm(id: 'python' | 'java', args: readonly string[], folder: string) {
  const runner =
    warm.get(id) ?? findToolchain(id).then((program) => startWarmRunner(program, args));
  warm.set(id, runner);
  return (await runner).run(folder);
}

/** Samples are too short for the optimising compiler or a parallel collector to pay off. */
const javaArguments = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', 'RunSamples.java'];

const runners = {
  curl: {file: 'sample.sh', run: (folder, file) => runWith('bash', folder, file)},
  typescript: {
    file: 'sample.mjs',
    // The sample prints an object for people to read; we compare JSON.
    wrap: (code) =>
      `console.log = (value) => process.stdout.write(JSON.stringify(value));\n${code}`,
    run: runInThread,
  },
  python: {
    file: 'sample.py',
    run: (folder) => runWarm('python', ['run_samples.py'], folder),
  },
  php: {
    file: 'sample.php',
    run(folder, file) {
      // What `composer require guzzlehttp/guzzle` would write, over Debian's copy of the library.
      mkdirSync(join(folder, 'vendor'));
      writeFileSync(
        join(folder, 'vendor/autoload.php'),
        "<?php require 'GuzzleHttp/autoload.php';",
      );
      return runWith('php', folder, file);
    },
  },
  java: {
    file: 'Sample.java',
    wrap: (code) =>
      `import java.net.*;\nimport java.net.http.*;\npublic class Sample {\npublic static void main(String[] arguments) throws Exception {\n${code}\n}\n}`,
    run: (folder) => runWarm('java', javaArguments, folder),
  },
} satisfies Readonly<Record<string, Runner>>;

/** Runs a sample as a reader would, and returns the JSON that it prints. */
export async function runSample(language: RunnableLanguage, code: string): Promise<string> {
  const {file, wrap = (whole: string) => whole, run}: Runner = runners[language];
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    writeFileSync(join(folder, file), wrap(code));
    return await run(folder, file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Stops what was kept running for the next sample. */
export async function stopRunners(): Promise<void> {
  for (const runner of warm.values()) await (await runner).close();
  warm.clear();
}
