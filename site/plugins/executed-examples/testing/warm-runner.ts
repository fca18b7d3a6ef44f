import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';

export type WarmRunner = {
  /** Runs the sample of a file, and returns what it prints. */
  readonly run: (path: string) => Promise<string>;
  readonly close: () => Promise<unknown>;
};

/** One process for all samples in turn: to start one for each takes longer than the sample. */
export function startWarmRunner(program: string, args: readonly string[]): WarmRunner {
  const child = spawn(program, args, {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const replies = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async run(path) {
      child.stdin.write(`${path}\n`);
      const reply = await replies.next();
      const complaint = reply.done === true ? `${program} stopped.` : reply.value;
      if (complaint !== '') throw new Error(complaint);
      return readFileSync(`${path}.output`, 'utf8');
    },
    close() {
      child.stdin.end();
      return once(child, 'exit');
    },
  };
}
