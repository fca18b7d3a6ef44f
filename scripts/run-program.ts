import type {SpawnOptions} from 'node:child_process';
import {spawn} from 'node:child_process';

type Outcome = {
  readonly status: number | null;
  readonly output: string;
};

/** Runs one of our TypeScript programs to its end and returns what it prints. For tests. */
export function runProgram(file: string, options: SpawnOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file], options);
    let output = '';
    const keep = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({status, output});
    });
  });
}
