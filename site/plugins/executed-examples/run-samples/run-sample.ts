import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findToolchain} from '../../../../scripts/find-toolchain';
import type {JavaRunner} from './java-runner';
import {startJavaRunner} from './java-runner';

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

let java: Promise<JavaRunner> | undefined;

const runners = {
  curl: {file: 'sample.sh', run: (folder, file) => runWith('bash', folder, file)},
  typescript: {
    file: 'sample.mjs',
    // The sample prints an object for people to read; we compare JSON.
    wrap: (code) =>
      `console.log = (value) => process.stdout.write(JSON.stringify(value));\n${code}`,
    run: (folder, file) => runWith(process.execPath, folder, file),
  },
  python: {
    file: 'sample.py',
    run: async (folder, file) => runWith(await findToolchain('python'), folder, file),
  },
  php: {
    file: 'sample.php',
    async run(folder, file) {
      // What `composer require guzzlehttp/guzzle` would write, over Debian's copy of the library.
      mkdirSync(join(folder, 'vendor'));
      writeFileSync(
        join(folder, 'vendor/autoload.php'),
        "<?php require 'GuzzleHttp/autoload.php';",
      );
      return runWith(await findToolchain('php'), folder, file);
    },
  },
  java: {
    file: 'Sample.java',
    wrap: (code) =>
      `import java.net.*;\nimport java.net.http.*;\npublic class Sample {\npublic static void main(String[] arguments) throws Exception {\n${code}\n}\n}`,
    async run(folder) {
      java ??= startJavaRunner();
      return (await java).run(folder);
    },
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
  await (await java)?.close();
}
