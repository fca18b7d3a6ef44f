import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {Job} from './run-jobs';

type Files = {
  /** What it is made from. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
};

/** A job that notes what it read and wrote when it last ran. */
type BuildJob = Job & {readonly isUpToDate: () => boolean};

const generatedFiles = [
  '**/node_modules/**',
  '**/dist/**',
  '**/build/**',
  '**/.docusaurus/**',
  '**/*.tsbuildinfo',
];

export function buildJob({label, run}: Job, {inputs, outputs}: Files, root = '.'): BuildJob {
  const note = join(
    root,
    'node_modules/.cache/up-to-date',
    `${label.toLowerCase().replaceAll(' ', '-')}.txt`,
  );
  const describe = () =>
    [
      process.version,
      hash(root, inputs, generatedFiles),
      hash(root, outputs, ['**/node_modules/**']),
    ].join(' ');
  return {
    label,
    async run(signal) {
      await run(signal);
      mkdirSync(dirname(note), {recursive: true});
      writeFileSync(note, describe());
    },
    isUpToDate: () => read(note) === describe(),
  };
}

/** For `npm start` and the like: what is there already is not built again. */
export function unlessUpToDate({label, run, isUpToDate}: BuildJob): Job {
  return {
    label,
    async run(signal) {
      if (isUpToDate()) console.log('Up to date.');
      else await run(signal);
    },
  };
}

function hash(cwd: string, patterns: readonly string[], ignore: readonly string[]): string {
  const sum = createHash('sha256');
  for (const path of globSync(patterns, {cwd, ignore, dot: true}).sort()) {
    sum
      .update(`${path}\0`)
      .update(readFileSync(join(cwd, path)))
      .update('\0');
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
