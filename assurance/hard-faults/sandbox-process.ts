import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {Client} from '@symblepay/sandbox/conformance';

const longestStart = 900;

/** A sandbox that may not be ready yet. */
export type Starting = {
  /** Undefined if it ends before it is ready. */
  readonly ready: Promise<Running | undefined>;
  readonly end: (signal: NodeJS.Signals) => Promise<End>;
};

export type Running = {
  readonly client: Client;
  readonly end: (signal: NodeJS.Signals) => Promise<End>;
};

/** Its exit code, and what it has said to people. */
export type End = {readonly code: number | null; readonly said: string};

export function startSandbox(program: string, options: readonly string[]): Starting {
  const child = spawn(process.execPath, [program, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await ended;
    return {code, said};
  };
  const ready = new Promise<Running | undefined>((resolve) => {
    let line = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      line += text;
      if (!line.endsWith('\n')) return;
      const {origin} = JSON.parse(line) as {origin: string};
      resolve({client: new Client({origin, send: (request) => fetch(request)}), end});
    });
    void ended.then(() => resolve(undefined));
  });
  return {ready, end};
}

/** A sandbox that must be able to start. */
export async function runSandbox(program: string, options: readonly string[]): Promise<Running> {
  const starting = startSandbox(program, options);
  const running = await starting.ready;
  if (running) return running;
  const {code, said} = await starting.end('SIGKILL');
  throw new DoesNotStart(`The sandbox does not start (${code}): ${said.trim()}`);
}

export class DoesNotStart extends Error {}

/** Kills a sandbox that may not be ready yet. */
export async function killStart(
  program: string,
  options: readonly string[],
  random: () => number,
): Promise<void> {
  const starting = startSandbox(program, options);
  await sleep(random() * longestStart);
  await starting.end('SIGKILL');
}

/** A start that must fail: its exit code and what it says. */
export async function refuseStart(program: string, options: readonly string[]) {
  const starting = startSandbox(program, options);
  const hasStarted = (await starting.ready) !== undefined;
  return {hasStarted, ...(await starting.end('SIGKILL'))};
}
