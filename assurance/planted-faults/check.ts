import type {Check} from '../check';
import {describeFault} from './fault';
import {reasonFor} from './known-survivors';
import {plantFaults} from './plant-faults';

export const faultCheck: Check = {
  title: 'Planted faults',
  about:
    'One fault in every file of rules and transformations of openapi, reference and site, judged by types and unit tests. What survives is a test that is missing, or is named with the reason why nobody could notice it.',
  run: async () => {
    const verdicts = await plantFaults();
    const count = (isSo: (by: string | undefined) => boolean) =>
      verdicts.filter(({by}) => isSo(by)).length;
    const survivors = verdicts.filter(({by}) => by === undefined).map(({fault}) => fault);
    const named = survivors.filter((fault) => reasonFor(fault) !== undefined);
    const unnamed = survivors.filter((fault) => !named.includes(fault));
    return {
      tried: 'faults',
      times: verdicts.length,
      passed: verdicts.length - unnamed.length,
      findings: unnamed.map(
        (fault) => `Survived: ${describeFault(fault)}. Write the test it lacks.`,
      ),
      figures: [
        '| Noticed by | Faults |',
        '| --- | ---: |',
        `| the types | ${count((by) => by === 'types')} |`,
        `| a test | ${count((by) => by !== undefined && by !== 'types' && by !== 'no answer')} |`,
        `| nobody, because it never ends | ${count((by) => by === 'no answer')} |`,
        `| nobody | ${survivors.length} |`,
        '',
        ...named.map((fault) => `- Survived: \`${describeFault(fault)}\`. ${reasonFor(fault)}`),
      ].join('\n'),
    };
  },
};
