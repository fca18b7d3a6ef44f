import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitest/config';
import type {TestSpecification} from 'vitest/node';
import {BaseSequencer} from 'vitest/node';

/** Small files that take long. What takes longest comes first, so that no worker is alone at the end. */
const slowFiles = [
  'examples/webhooks/',
  'site/plugins/executed-examples/testing/',
  'reference/hostile/',
  'reference/growth/',
  'sandbox/src/trade/invariants.test.ts',
  'sandbox/src/conformance/',
  'site/live/share.test.ts',
];

class InTurns extends BaseSequencer {
  /** Vitest itself begins with the largest. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = new Map(sorted.map((file) => [file, turnOf(file)]));
    return [0, 1, 2].flatMap((turn) => sorted.filter((file) => turns.get(file) === turn));
  }
}

/**
 * What needs a DOM comes last: a worker goes on with the next file, and all that it has loaded, only
 * if that file wants the same environment.
 */
function turnOf({moduleId}: TestSpecification): number {
  if (/@vitest-environment +jsdom/.test(readFileSync(moduleId, 'utf8'))) return 2;
  return slowFiles.some((part) => moduleId.replaceAll('\\', '/').includes(`/${part}`)) ? 0 : 1;
}

export default defineConfig({
  test: {
    include: [
      '{openapi,sandbox,reference,site,deploy,scripts,assurance,examples/webhooks}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    // A worker loads each module once for all of its test files. A few modules keep state: those of
    // which a page has only one, such as its session with the sandbox, and the one that forwards
    // signals to child processes. Their tests load a fresh copy or leave them as they found them.
    isolate: false,
    sequence: {sequencer: InTurns},
    // Generous, because a machine that runs everything at once plays scenarios, starts servers and
    // compiles samples side by side: a slow test must not fail because of its neighbours.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Left alone, vitest keeps one core for itself: half of a machine with two.
    maxWorkers: '100%',
  },
});
