import type {Check} from '../check';
import {describeFault} from './fault';
import {reasonFor} from './known-survivors';
import {plantFaults} from './plant-faults';

export const faultCheck: Check = {
  title: 'Planted faults',
  about:
    'One fault in every file of rules and transformations of openapi, reference and site, judged by types and unit tests. What survives is a test that is missing, or is named with the reason why nobody could notice it.',
  run: async () => {
    const {tried, caught, survivors} = await plantFaults();
    const named = survivors.filter((fault) => reasonFor(fault) !== undefined);
    const unnamed = survivors.filter((fault) => !named.includes(fault));
    return {
      tried: 'faults',
      times: tried,
      passed: caught + named.length,
      findings: unnamed.map(
        (fault) => `Survived: ${describeFault(fault)}. Write the test it lacks.`,
      ),
      figures: [
        `${caught} caught.`,
        ...named.map((fault) => `- Survived: \`${describeFault(fault)}\`. ${reasonFor(fault)}`),
      ].join('\n'),
    };
  },
};
