import type {Cursor, Entries, ObjectCursor} from './cursor';
import {isJsonList} from './json';
import type {Field} from './model';
import type {Parts} from './schema-parts';
import {firstOf} from './schema-parts';
import type {Scope} from './scope';
import {inside} from './scope';

export function readFields(parts: Parts, scope: Scope): readonly Field[] {
  const required = new Set(parts.flatMap(requiredNames));
  const properties = new Map<string, Cursor>();
  // The furthest part is the base: its fields come first, but a nearer definition wins.
  for (const part of [...parts].reverse()) {
    for (const [name, property] of part.entriesAt('properties')) properties.set(name, property);
  }
  return [...properties].map(([name, property]) =>
    readField(name, property, scope, required.has(name)),
  );
}

/** Names that are required but not described here; they tell the options of a choice apart. */
export function readNeeds(parts: Parts): readonly string[] | undefined {
  const known = new Set(
    parts.flatMap((part) => part.entriesAt('properties').map(([name]) => name)),
  );
  const needs = parts.flatMap(requiredNames).filter((name) => !known.has(name));
  return needs.length === 0 ? undefined : [...new Set(needs)];
}

/** `prefixItems`: a list whose positions have schemas of their own. */
export function readPositions(parts: Parts, scope: Scope): readonly Field[] {
  const owner = parts.find((part) => part.child('prefixItems'));
  return (owner?.listAt('prefixItems') ?? []).map((position, index) =>
    readField(String(index), position, scope),
  );
}

export function readOthers(parts: Parts, scope: Scope): readonly Field[] {
  const additional = firstOf(parts, (part) => part.child('additionalProperties'));
  const patterns = parts.flatMap((part) => part.entriesAt('patternProperties'));
  const others: Entries =
    additional && typeof additional.value !== 'boolean'
      ? [...patterns, ['additionalProperties', additional]]
      : patterns;
  return others.map(([name, schema]) => readField(name, schema, scope));
}

function readField(name: string, cursor: Cursor, scope: Scope, required = false): Field {
  scope.budget.left -= 1;
  const own = inside(scope, name);
  return {id: own.id, name, required, schema: scope.readSchema(cursor, own)};
}

/** 3.0 documents often have `required: true` on a property, which names nothing. */
function requiredNames(part: ObjectCursor): readonly string[] {
  const names = part.valueAt('required');
  return isJsonList(names) ? names.map(String) : [];
}
