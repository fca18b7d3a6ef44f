import type {SchemaLink, SchemaNode} from './model';
import {readAnnotations} from './schema-annotations';
import {readChoices, readNullableChoice} from './schema-choices';
import {readConditions} from './schema-conditions';
import {readFields, readNeeds, readOthers, readPositions} from './schema-fields';
import type {SchemaParts} from './schema-parts';
import {collectParts, firstOf, valueOf} from './schema-parts';
import type {SchemaScope} from './schema-scope';
import {enter} from './schema-scope';
import {readTypes} from './schema-types';
import type {Cursor, ObjectCursor} from './source';
import {asObject, child, listAt, referenceOf, textAt} from './source';

/** A schema of the document → what is shown of it; the ids of its fields begin with `id`. */
export function readSchema(cursor: Cursor, id: string, scope: SchemaScope): SchemaNode {
  if (cursor.value === true) return emptyNode;
  if (cursor.value === false) return {...emptyNode, types: ['nothing']};
  const schema = asObject(cursor);
  const optional = readNullableChoice(schema, id, scope);
  if (optional) return optional;

  const written = collectParts(scope.source, schema);
  const ref = soleReference(schema);
  const link = ref === undefined ? undefined : linkTo(ref, scope);
  if (ref !== undefined && link && isWrittenElsewhere(link, written, scope)) {
    scope.uses.linked.add(ref);
    return readLink(written, id, scope, link);
  }
  if (ref !== undefined) addPlace(ref, id, scope);
  return readWhole(written, id, scope, link);
}

function addPlace(ref: string, id: string, {uses}: SchemaScope): void {
  const places = uses.places.get(ref);
  if (places) places.push(id);
  else uses.places.set(ref, [id]);
}

/** References that lead ever further in would overflow the stack, here or where it is rendered. */
const deepest = 250;

/**
 * 1. inside itself: a cycle ends in a link
 * 2. when too much has been written out in place already, or too deep
 * 3. a named model outside a request body: it is written out once, under its own name
 */
function isWrittenElsewhere(link: SchemaLink, written: SchemaParts, scope: SchemaScope): boolean {
  if (written.references.some((reference) => scope.open.has(reference))) return true;
  if (scope.budget.left <= 0 || scope.depth > deepest) return true;
  return link.id !== undefined && !scope.expands;
}

function readLink(
  {parts}: SchemaParts,
  id: string,
  scope: SchemaScope,
  link: SchemaLink,
): SchemaNode {
  const here = readAnnotations(parts.slice(0, 1), id, scope);
  const description = scope.source.prose(firstOf(parts, (part) => textAt(part, 'description')));
  return {...emptyNode, ...here, description, types: readTypes(parts), link};
}

function readWhole(
  {parts, references}: SchemaParts,
  id: string,
  scope: SchemaScope,
  link: SchemaLink | undefined,
): SchemaNode {
  const inner = enter(scope, references);
  const items = firstOf(parts, (part) => child(part, 'items'));
  const not = firstOf(parts, (part) => child(part, 'not'));
  return {
    ...readAnnotations(parts, id, scope),
    types: readTypes(parts),
    link,
    isExpanded: link && true,
    fields: readFields(parts, id, inner),
    items: items && readSchema(items, id, inner),
    positions: readPositions(parts, id, inner),
    others: readOthers(parts, id, inner),
    isClosed: valueOf(parts, 'additionalProperties') === false ? true : undefined,
    choices: readChoices(parts, id, inner),
    not: not && readSchema(not, `${id}.not`, inner),
    conditions: readConditions(parts, id, inner),
    needs: readNeeds(parts),
  };
}

const emptyNode: SchemaNode = {
  types: [],
  description: [],
  assumptions: [],
  limits: {},
  values: [],
  examples: [],
  fields: [],
  positions: [],
  others: [],
  choices: [],
};

/** `$ref` itself, or an `allOf` of one: how 3.0 says something beside a reference. */
function soleReference(schema: ObjectCursor): string | undefined {
  const direct = referenceOf(schema);
  if (direct !== undefined) return direct;
  const members = listAt(schema, 'allOf');
  const [only] = members;
  if (!only || members.length > 1 || child(schema, 'properties')) return undefined;
  return typeof only.value === 'boolean' ? undefined : referenceOf(asObject(only));
}

function linkTo(ref: string, scope: SchemaScope): SchemaLink {
  return scope.names.get(ref) ?? {name: ref.slice(ref.lastIndexOf('/') + 1)};
}
