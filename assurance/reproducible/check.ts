import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Check, Result} from '../check';
import {build, builtFolders} from './build';
import {copyCheckout} from './copy-checkout';
import {compare, readDigests} from './digests';
import {NotApart} from './without-network';

/** The folder's name, the time zone, and whether the folder has been built in before. */
const builds = [
  ['one', 'Pacific/Auckland', 'cold'],
  ['another folder', 'America/Los_Angeles', 'cold'],
  ['another folder', 'America/Los_Angeles', 'warm'],
] as const;

export const reproducibleCheck: Check = {
  title: 'Reproducible',
  about:
    'Contract, examples and site are built in two clones in two folders and time zones, with a cold and a warm cache, in a network namespace where every address leads nowhere and counts what is sent. All files must have the bytes of this checkout’s own build, and nothing may be sent.',
  run: () =>
    buildClones().catch((error: unknown) => {
      if (!(error instanceof NotApart)) throw error;
      return {
        ...{tried: 'files', times: 0, passed: 0},
        findings: [
          `Nothing was built: this machine lets nobody leave the network (${error.message}). Run it on Linux as root, or where user namespaces are permitted.`,
        ],
      };
    }),
};

async function buildClones(): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), 'clones-'));
  try {
    for (const name of new Set(builds.map(([folder]) => folder))) {
      copyCheckout(process.cwd(), join(parent, name));
    }
    const own = readDigests(process.cwd(), builtFolders);
    const findings: string[] = [];
    const rows: string[] = [];
    let times = 0;
    let failed = 0;
    for (const [name, zone, cache] of builds) {
      const {digests, packets} = await build(join(parent, name), zone);
      const differing = compare(own, digests);
      const count = Object.keys(digests).length;
      times += count;
      failed += differing.length;
      const place = `${name}, ${zone}, ${cache} cache`;
      findings.push(...differing.map((difference) => `${place}: ${difference}.`));
      if (packets !== 0) findings.push(`${place}: the build sent ${packets} packets.`);
      rows.push(`| ${name} | ${zone} | ${cache} | ${count} | ${differing.length} | ${packets} |`);
    }
    return {
      tried: 'files',
      times,
      passed: Math.max(0, times - failed),
      findings,
      figures: [
        '| Folder | Time zone | Cache | Files | Differing | Packets sent |',
        '| - | - | - | -: | -: | -: |',
        ...rows,
      ].join('\n'),
    };
  } finally {
    rmSync(parent, {recursive: true});
  }
}
