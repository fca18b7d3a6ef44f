import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findToolchain} from '../../../scripts/find-toolchain';

export type RunnableLanguage = 'curl' | 'typescript' | 'python' | 'php' | 'java';

type Runner = {
  readonly file: string;
  /** The sample as a whole program; samples are shown without what surrounds them. */
  readonly wrap?: (code: string) => string;
  readonly command: (file: string) => Promise<readonly [string, ...string[]]>;
};

const runners: Readonly<Record<RunnableLanguage, Runner>> = {
  curl: {
    file: 'sample.sh',
    command: async (file) => {
      await findToolchain('curl');
      return ['bash', file];
    },
  },
  typescript: {
    file: 'sample.mjs',
    // The sample prints an object for people to read; we compare JSON.
    wrap: (code) =>
      `console.log = (value) => process.stdout.write(JSON.stringify(value));\n${code}`,
    command: (file) => Promise.resolve([process.execPath, file]),
  },
  python: {file: 'sample.py', command: async (file) => [await findToolchain('python'), file]},
  php: {file: 'sample.php', command: async (file) => [await findToolchain('php'), file]},
  java: {
    file: 'Sample.java',
    wrap: (code) =>
      `import java.net.*;\nimport java.net.http.*;\npublic class Sample {\npublic static void main(String[] arguments) throws Exception {\n${code}\n}\n}`,
    command: async (file) => [await findToolchain('java'), file],
  },
};

const run = promisify(execFile);

/** Runs a sample as a reader would, and returns the JSON that it prints. */
export async function runSample(language: RunnableLanguage, code: string): Promise<string> {
  const {file, wrap = (whole: string) => whole, command} = runners[language];
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  const path = join(folder, file);
  try {
    writeFileSync(path, wrap(code));
    if (language === 'php') {
      // What `composer require guzzlehttp/guzzle` would write, over Debian's copy of the library.
      mkdirSync(join(folder, 'vendor'));
      writeFileSync(
        join(folder, 'vendor/autoload.php'),
        "<?php require 'GuzzleHttp/autoload.php';",
      );
    }
    const [program, ...args] = await command(path);
    const {stdout} = await run(program, args, {cwd: folder});
    return stdout;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
