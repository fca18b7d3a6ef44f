import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import type {Mutation} from './mutations';
import {handMadeMutations, mutateTable} from './mutations';

/**
 * Makes one mistake in the model at a time and runs what the tests run. A mutant in which nothing
 * finds a flaw shows a hole in the tests, and fails this script.
 */
const source = fileURLToPath(new URL('..', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'mutants-'));
const table = await readFile(join(source, 'trade/transitions.ts'), 'utf8');
const only = process.argv[2];
const mutations = [...handMadeMutations, ...mutateTable(table)].filter(
  ({file, find}) => only === undefined || file.includes(only) || find.includes(only),
);

const survivors: Mutation[] = [];
const begun = performance.now();
for (const [number, mutation] of mutations.entries()) {
  const verdict = await judge(mutation, number);
  if (verdict === undefined) survivors.push(mutation);
}
await rm(directory, {recursive: true});

console.log(
  `${mutations.length} mutants, ${mutations.length - survivors.length} found, in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
);
for (const {file, find, replace} of survivors) {
  console.error(`Survived: ${file}: ${find} -> ${replace}`);
}
if (survivors.length > 0) process.exitCode = 1;

/** What the checks report about the model with the mutation in it; undefined when they pass. */
async function judge({file, find, replace}: Mutation, number: number): Promise<string | undefined> {
  const path = join(source, file);
  const text = await readFile(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} does not have this once: ${find}`);
  const outfile = join(directory, `${number}.mjs`);
  await build({
    stdin: {
      contents: `import {parentPort} from 'node:worker_threads';
        import {findFlaw} from './model-checks/verdict';
        parentPort.postMessage(findFlaw() ?? '');`,
      resolveDir: source,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutate',
        setup(bundler) {
          bundler.onLoad({filter: /\.ts$/}, async (args) =>
            args.path === path
              ? {contents: text.replace(find, () => replace), loader: 'ts' as const}
              : {contents: await readFile(args.path, 'utf8'), loader: 'ts' as const},
          );
        },
      },
    ],
  });
  return new Promise((resolve) => {
    const worker = new Worker(outfile);
    worker.once('message', (found: string) => resolve(found === '' ? undefined : found));
    worker.once('error', (error: unknown) => resolve(String(error)));
  });
}
