import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {TestSpecification} from 'vitest/node';
import {createVitest} from 'vitest/node';

/** Names the first test that fails when a file has another text than on the disk. */
export type TestJudge = (path: string, text: string) => Promise<string | undefined>;

/**
 * One vitest for many faults, so that what they share is compiled once. Nothing is written: tests
 * import the changed text from here, and those that read the file get it from `served-text.ts`.
 */
export async function makeTestJudge(
  root: string,
  slowTests: readonly string[],
): Promise<TestJudge> {
  let changed = {path: '', text: ''};
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      bail: 1,
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      reporters: [{}],
      silent: true,
      exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', ...slowTests],
      setupFiles: [fileURLToPath(new URL('served-text.ts', import.meta.url))],
      sequence: {sequencer: AsGiven},
    },
    {
      plugins: [
        {
          name: 'planted-fault',
          enforce: 'pre',
          load: (id) => (id === changed.path ? changed.text : undefined),
        },
      ],
    },
  );
  await vitest.standalone();
  const took = new Map<string, number>();

  return async (path, text) => {
    const [folder = ''] = relative(root, path).split('/');
    vitest.config.related = [path];
    const tests = await vitest.getRelevantTestSpecifications([`${folder}/`]);
    vitest.invalidateFile(changed.path);
    changed = {path, text};
    vitest.invalidateFile(path);
    vitest.provide('servedText', changed);
    tests.sort(
      (one, other) =>
        nearness(other, path) - nearness(one, path) ||
        (took.get(one.moduleId) ?? 0) - (took.get(other.moduleId) ?? 0),
    );
    const {testModules, unhandledErrors} = await vitest.runTestSpecifications(tests);
    for (const module of testModules) took.set(module.moduleId, module.diagnostic().duration);
    // In the order in which they ran: those after the first failure did not, and stand there as they
    // ended for an earlier fault.
    const failed = tests.find(({moduleId}) =>
      testModules.some((module) => module.moduleId === moduleId && !module.ok()),
    );
    if (failed) return relative(root, failed.moduleId);
    return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined;
  };
}

/** How much of their paths the two have in common; of equally near tests the quick ones come first. */
function nearness({moduleId}: TestSpecification, path: string): number {
  const parts = path.replace(/\.ts$/, '').split('/');
  const others = moduleId.replace(/\.test\.tsx?$/, '').split('/');
  const differs = parts.findIndex((part, index) => part !== others[index]);
  return differs === -1 ? parts.length : differs;
}

/** Vitest would start with the slowest. */
class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
