import type {Check} from '../check';
import {judge} from './judge';
import {readPackages} from './read-packages';

export const licenceCheck: Check = {
  title: 'Licences',
  about:
    'The licence of every package in the lock file is compared with the list in `assurance/licences/allowed.ts`.',
  run: () => {
    const packages = readPackages();
    const findings = packages.map(judge).filter((complaint) => complaint !== null);
    const counts = new Map<string, number>();
    for (const {licence = 'none stated'} of packages) {
      counts.set(licence, (counts.get(licence) ?? 0) + 1);
    }
    const rows = [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([licence, count]) => `| ${licence} | ${count.toLocaleString('en')} |`);
    return Promise.resolve({
      tried: 'packages',
      times: packages.length,
      passed: packages.length - findings.length,
      findings,
      figures: ['| Licence | Packages |', '| - | -: |', ...rows].join('\n'),
    });
  },
};
