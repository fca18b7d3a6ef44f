import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chooseFaults} from './choose-faults';
import type {Fault} from './fault';
import type {Verdict} from './judge-faults';
import {judgeFaults} from './judge-faults';
import {ruledFiles} from './ruled-files';

type Outcome = {
  readonly tried: number;
  readonly caught: number;
  readonly survivors: readonly Fault[];
};

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
export async function plantFaults({only = '', onVerdict}: Options = {}): Promise<Outcome> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const faults = chooseFaults(root, ruledFiles, 1).filter(({file}) => file.includes(only));
  const verdicts = await judgeFaults(faults, {
    root,
    slowTests,
    keptAt: join(import.meta.dirname, 'build/verdicts.ndjson'),
    ...(onVerdict && {onVerdict}),
  });
  const survivors = verdicts.filter(({by}) => by === undefined).map(({fault}) => fault);
  return {tried: faults.length, caught: faults.length - survivors.length, survivors};
}
