import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chooseFaults} from './choose-faults';
import type {Verdict} from './judge-faults';
import {judgeFaults} from './judge-faults';
import {ruledFiles} from './ruled-files';

type Options = {
  /** Part of the names of the files to plant faults in. */
  readonly only?: string;
  readonly onVerdict?: (verdict: Verdict) => void;
};

/** They take minutes for a fault, or run the code of other processes. */
const slowTests = [
  'openapi/build.test.ts',
  'reference/{growth,hostile}/**',
  'site/plugins/executed-examples/testing/**',
];

/** One fault in every file of rules and transformations, judged by types and by the room's tests. */
export async function plantFaults({only = '', onVerdict}: Options = {}): Promise<
  readonly Verdict[]
> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const faults = chooseFaults(root, ruledFiles, 1).filter(({file}) => file.includes(only));
  return judgeFaults(faults, {
    root,
    slowTests,
    keptAt: join(import.meta.dirname, 'build/verdicts.ndjson'),
    ...(onVerdict && {onVerdict}),
  });
}
