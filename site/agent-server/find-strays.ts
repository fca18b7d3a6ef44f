import type {Schema} from '@symblepay/openapi/contract';
import {isObject} from './check-arguments';

/** Fields that a schema doesn't have. The API ignores them, so what a misspelt one says is lost. */
export function findStrays(value: unknown, schema: Schema, path: string): readonly string[] {
  const {properties, items} = schema;
  if (Array.isArray(value) && items) {
    return value.flatMap((each, index) => findStrays(each, items, `${path}.${index}`));
  }
  if (!isObject(value) || !properties) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return known ? findStrays(field, known, `${path}.${name}`) : [`${path}.${name}`];
  });
}
