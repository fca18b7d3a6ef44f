import {anchorPart} from './anchors';
import type {Field} from './model';
import {firstOf} from './schema-parts';
import type {SchemaScope} from './schema-scope';
import type {Cursor, ObjectCursor} from './source';
import {child, entriesAt, listAt} from './source';

export function readFields(
  parts: readonly ObjectCursor[],
  parentId: string,
  scope: SchemaScope,
): readonly Field[] {
  const required = new Set(parts.flatMap(requiredNames));
  const properties = new Map<string, Cursor>();
  // The furthest part is the base: its fields come first, but a nearer definition wins.
  for (const part of [...parts].reverse()) {
    for (const [name, property] of entriesAt(part, 'properties')) properties.set(name, property);
  }
  return [...properties].map(([name, property]) =>
    readField(name, property, parentId, required.has(name), scope),
  );
}

/** Names that are required but not described here: what tells the forms of a choice apart. */
export function readNeeds(parts: readonly ObjectCursor[]): readonly string[] | undefined {
  const known = new Set(
    parts.flatMap((part) => entriesAt(part, 'properties').map(([name]) => name)),
  );
  const needs = parts
    .flatMap(requiredNames)
    .map(String)
    .filter((name) => !known.has(name));
  return needs.length === 0 ? undefined : [...new Set(needs)];
}

/** `prefixItems`: a list whose places have schemas of their own. */
export function readPositions(
  parts: readonly ObjectCursor[],
  parentId: string,
  scope: SchemaScope,
): readonly Field[] {
  const positions = firstOf(parts, (part) =>
    child(part, 'prefixItems') ? listAt(part, 'prefixItems') : undefined,
  );
  return (positions ?? []).map((position, index) =>
    readField(String(index), position, parentId, false, scope),
  );
}

/** Fields whose names are not known beforehand. */
export function readOthers(
  parts: readonly ObjectCursor[],
  parentId: string,
  scope: SchemaScope,
): readonly Field[] {
  const additional = firstOf(parts, (part) => child(part, 'additionalProperties'));
  const patterns = parts.flatMap((part) => entriesAt(part, 'patternProperties'));
  const others: readonly (readonly [string, Cursor])[] =
    additional && typeof additional.value !== 'boolean'
      ? [...patterns, ['additionalProperties', additional]]
      : patterns;
  return others.map(([name, schema]) => readField(name, schema, parentId, false, scope));
}

function readField(
  name: string,
  cursor: Cursor,
  parentId: string,
  required: boolean,
  scope: SchemaScope,
): Field {
  scope.budget.left -= 1;
  const id = scope.anchors.claim(`${parentId}.${anchorPart(name)}`);
  return {id, name, required, schema: scope.read(cursor, id, scope)};
}

/** 3.0 documents often write `required: true` on a property; it says nothing about names. */
function requiredNames(part: ObjectCursor): readonly unknown[] {
  return Array.isArray(child(part, 'required')?.value)
    ? listAt(part, 'required').map(({value}) => value)
    : [];
}
