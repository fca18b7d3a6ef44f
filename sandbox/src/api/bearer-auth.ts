import {Refusal} from '../refusal';
import type {Organisation} from '../world/organisations';
import type {World} from '../world/world';
import type {PlainHeaders} from '../http/message';
import {readHeader} from '../http/message';

const REMEDY = 'Send the API key as Authorization: Bearer <key>.';

/** The organisation that the API key belongs to. */
export function authenticate(world: World, headers: PlainHeaders): Organisation {
  const [scheme = '', key = '', ...rest] = (readHeader(headers, 'Authorization') ?? '').split(' ');
  if (scheme === '') {
    throw new Refusal('unauthorized', `The Authorization header is missing. ${REMEDY}`);
  }
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) {
    throw new Refusal('unauthorized', `The Authorization header holds no bearer token. ${REMEDY}`);
  }
  const organisation = world.findOrganisation(key);
  if (!organisation) throw new Refusal('unauthorized', 'The API key is not known.');
  return organisation;
}
