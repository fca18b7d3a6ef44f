import type {Refusal} from '../refusal';
import type {World} from '../world/world';
import type {HostedPage} from './page';
import {MODEL_NOTE} from './page';
import {findWayBack} from './way-back';

/** Says why there is nothing to choose at a link, and leads back from it if it is one. */
export function refusalPage(world: World, token: string, {detail}: Refusal): HostedPage {
  const link = world.links.find(token);
  return {
    title: 'Not possible',
    paragraphs: [detail],
    facts: [],
    choices: [],
    ...(link && {backUrl: findWayBack(world, link)}),
    note: MODEL_NOTE,
  };
}
