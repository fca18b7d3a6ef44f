import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {Step} from './run-steps';

type Files = {
  /** What it is made from. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
};

const generatedFiles = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.docusaurus/**'];

/** The step, left out where all that it reads and all that it wrote is as when it last ran. */
export function unlessUpToDate(
  step: Step,
  {inputs, outputs}: Files,
  memory = 'node_modules/.cache/up-to-date',
): Step {
  const note = join(memory, `${step.label.toLowerCase().replaceAll(' ', '-')}.txt`);
  const describe = () =>
    [process.version, hash(inputs, generatedFiles), hash(outputs, ['**/node_modules/**'])].join(
      ' ',
    );
  return {
    label: step.label,
    async run(signal) {
      if (read(note) === describe()) {
        console.log('Up to date.');
        return;
      }
      await step.run(signal);
      mkdirSync(dirname(note), {recursive: true});
      writeFileSync(note, describe());
    },
  };
}

function hash(patterns: readonly string[], ignore: readonly string[]): string {
  const sum = createHash('sha256');
  for (const path of globSync(patterns, {ignore, dot: true}).sort()) {
    sum.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return sum.digest('hex');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
