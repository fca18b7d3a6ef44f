import {createHash} from 'node:crypto';
import {appendFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Fault} from './fault';
import {describeFault} from './fault';

/** A line of the file: the fault, what noticed it, and a hash of the texts that this rests on. */
type Line = readonly [fault: string, by: string, state: string];

type KeptVerdicts = {
  /** What noticed the fault before; undefined when it has to be judged. */
  readonly recall: (fault: Fault) => string | undefined;
  readonly keep: (fault: Fault, by: string) => void;
};

/**
 * What noticed a fault, on the disk, so that a run goes on where the one before was stopped. It counts
 * while the file and the test that failed are as they were. What survives is judged again each time.
 */
export function openKeptVerdicts(root: string, path: string): KeptVerdicts {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  const kept = new Map(
    lines.map((text) => {
      const [fault, by, state] = JSON.parse(text) as Line;
      return [fault, {by, state}];
    }),
  );

  return {
    recall: (fault) => {
      const {by, state} = kept.get(describeFault(fault)) ?? {};
      return by !== undefined && stateOf(fault, by) === state ? by : undefined;
    },
    keep: (fault, by) => {
      const line: Line = [describeFault(fault), by, stateOf(fault, by)];
      mkdirSync(dirname(path), {recursive: true});
      appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
  };

  /** The types and a fault that never ends are no file. */
  function stateOf(fault: Fault, by: string): string {
    const texts = [fault.file, by]
      .map((file) => join(root, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
    return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  }
}
