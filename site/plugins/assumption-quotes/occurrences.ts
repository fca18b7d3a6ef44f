import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {transitions, usedAssumptions} from '@symblepay/sandbox/facts';
import {findMentions} from '../../find-mentions';
import {readGuides} from '../../read-guides';
import {routes} from '../../routes';
import type {Occurrence} from './contract-occurrences';
import {listContractOccurrences} from './contract-occurrences';

/** Where each assumption shows: at fields and calls, in rows of the sandbox, in guides. */
export function collectOccurrences(): ReadonlyMap<string, readonly Occurrence[]> {
  const found = [
    ...listContractOccurrences(),
    ...listSandboxOccurrences(),
    ...listGuideOccurrences(),
  ];
  const occurrences = new Map<string, Occurrence[]>();
  for (const [id, occurrence] of found) {
    const known = occurrences.get(id) ?? [];
    if (!known.some(({label}) => label === occurrence.label)) known.push(occurrence);
    occurrences.set(id, known);
  }
  return occurrences;
}

function listSandboxOccurrences(): readonly (readonly [AssumptionId, Occurrence])[] {
  return [
    ...transitions.map(({id, assumes}) => [assumes, {label: `row \`${id}\``}] as const),
    ...usedAssumptions.map((id) => [id, sandbox] as const),
  ];
}

const sandbox: Occurrence = {label: 'Sandbox', url: routes.testing};

function listGuideOccurrences(): readonly (readonly [string, Occurrence])[] {
  return readGuides()
    .flatMap(findMentions)
    .filter(({of}) => of.startsWith('Assumed:'))
    .map(({of, page, title}) => [of.slice('Assumed:'.length), {label: title, url: page}] as const);
}
