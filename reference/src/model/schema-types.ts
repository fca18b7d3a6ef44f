import type {Parts} from './schema-parts';
import {firstOf, valueOf} from './schema-parts';

/** `type` as a list, with 3.0's `nullable` as the type null, or what the other keywords imply. */
export function readTypes(parts: Parts): readonly string[] {
  const type = valueOf(parts, 'type');
  const given = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string');
  const types = given.length > 0 ? given : inferTypes(parts);
  const isNullable = firstOf(parts, (part) => part.flagAt('nullable')) === true;
  return isNullable && !types.includes('null') ? [...types, 'null'] : types;
}

const implied: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties']],
  ['array', ['items', 'prefixItems']],
  ['string', ['pattern', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'multipleOf']],
];

function inferTypes(parts: Parts): readonly string[] {
  const found = implied.find(([, keys]) => keys.some((key) => valueOf(parts, key) !== undefined));
  return found ? [found[0]] : [];
}
