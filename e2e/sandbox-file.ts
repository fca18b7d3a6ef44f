import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFile, mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';

/** What the built site offers for download. */
export const downloads = fileURLToPath(new URL('../site/build/sandbox/', import.meta.url));
export const fileName = 'symblepay-sandbox.mjs';

export type Ready = {
  readonly ready: true;
  readonly origin: string;
  readonly port: number;
  readonly address: string;
  readonly key: string;
  readonly control: string;
  readonly version: string;
};

/** An empty folder with the downloaded file, far from the repository. */
export async function download(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'downloaded-'));
  await copyFile(join(downloads, fileName), join(folder, fileName));
  return folder;
}

export type Running = Ready & {
  /** What it has written for people. */
  readonly errors: () => string;
  /** Ends it as a supervisor would, and returns its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the file on a free port and reads its line. */
export async function startFile(folder: string, ...options: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [fileName, '--port', '0', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return (await ended)[0];
  };
  return {...(JSON.parse(line) as Ready), stop, errors: () => errors};
}

/** Runs the file to its end: what it prints, and its exit code. */
export async function runFile(folder: string, ...options: readonly string[]) {
  const child = spawn(process.execPath, [fileName, ...options], {cwd: folder});
  const printed = {stdout: '', stderr: ''};
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, ...printed};
}
