import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {transitions, usedAssumptions} from '@symblepay/sandbox/facts';
import {findMentions} from '../../find-mentions';
import {readGuides} from '../../read-guides';
import {routes} from '../../routes';
import type {Place} from './contract-places';
import {listContractPlaces} from './contract-places';

/** Where each assumption shows: at fields and calls, in rows of the sandbox, in guides. */
export function collectPlaces(): ReadonlyMap<string, readonly Place[]> {
  const found = [...listContractPlaces(), ...listSandboxPlaces(), ...listGuidePlaces()];
  const places = new Map<string, Place[]>();
  for (const [id, place] of found) {
    const known = places.get(id) ?? [];
    if (!known.some(({label}) => label === place.label)) known.push(place);
    places.set(id, known);
  }
  return places;
}

function listSandboxPlaces(): readonly (readonly [AssumptionId, Place])[] {
  return [
    ...transitions.map(({id, assumes}) => [assumes, {label: `row \`${id}\``}] as const),
    ...usedAssumptions.map((id) => [id, sandbox] as const),
  ];
}

const sandbox: Place = {label: 'Sandbox', url: routes.testing};

function listGuidePlaces(): readonly (readonly [string, Place])[] {
  return readGuides()
    .flatMap(findMentions)
    .filter(({of}) => of.startsWith('Assumed:'))
    .map(({of, page, title}) => [of.slice('Assumed:'.length), {label: title, url: page}] as const);
}
