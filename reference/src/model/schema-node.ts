import type {Cursor, ObjectCursor} from './cursor';
import type {SchemaLink, SchemaNode} from './model';
import {readAnnotations} from './schema-annotations';
import {readChoices, readNullableChoice} from './schema-choices';
import {readConditions} from './schema-conditions';
import {readFields, readNeeds, readOthers, readPositions} from './schema-fields';
import {collectParts, firstOf, valueOf} from './schema-parts';
import {readTypes} from './schema-types';
import type {Scope} from './scope';

/** A schema of the document → what is shown of it. */
export function readSchema(cursor: Cursor, scope: Scope): SchemaNode {
  if (cursor.value === true) return emptyNode;
  if (cursor.value === false) return {...emptyNode, types: ['nothing']};
  const schema = cursor.asObject();
  const optional = readNullableChoice(schema, scope);
  if (optional) return optional;

  const {parts, references} = collectParts(scope.source, schema);
  const ref = soleReference(schema);
  const link = ref === undefined ? undefined : linkTo(ref, scope);
  if (ref !== undefined && link && isWrittenElsewhere(link, references, scope)) {
    scope.linked.add(ref);
    const description = scope.source.prose(firstOf(parts, (part) => part.textAt('description')));
    const here = readAnnotations(parts.slice(0, 1), scope);
    return {...emptyNode, ...here, description, types: readTypes(parts), link};
  }
  if (ref !== undefined) {
    const usedIn = scope.usedIn.get(ref) ?? [];
    usedIn.push(scope.id);
    scope.usedIn.set(ref, usedIn);
  }

  const open = references.size === 0 ? scope.open : new Set([...scope.open, ...references]);
  const inner: Scope = {...scope, open, depth: scope.depth + 1};
  const items = firstOf(parts, (part) => part.child('items'));
  const not = firstOf(parts, (part) => part.child('not'));
  return {
    ...readAnnotations(parts, scope),
    types: readTypes(parts),
    modelName: link?.name,
    fields: readFields(parts, inner),
    items: items && readSchema(items, inner),
    positions: readPositions(parts, inner),
    others: readOthers(parts, inner),
    isClosed: valueOf(parts, 'additionalProperties') === false ? true : undefined,
    choices: readChoices(parts, inner),
    not: not && readSchema(not, {...inner, id: `${scope.id}.not`}),
    conditions: readConditions(parts, inner),
    needs: readNeeds(parts),
  };
}

/** Ever deeper references would overflow the stack, here or in rendering. */
const deepest = 250;

/**
 * 1. a model inside itself: a cycle ends in a link
 * 2. any model, once too much has been written out in place, or too deep
 * 3. a named model outside a request body: it is written out once, under its own name
 */
function isWrittenElsewhere(
  link: SchemaLink,
  references: ReadonlySet<string>,
  {open, budget, depth, expands}: Scope,
): boolean {
  if ([...references].some((reference) => open.has(reference))) return true;
  if (budget.left <= 0 || depth > deepest) return true;
  return link.id !== undefined && !expands;
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

/** `$ref` itself, or an `allOf` of one: the way to add to a reference in 3.0. */
function soleReference(schema: ObjectCursor): string | undefined {
  const direct = schema.reference();
  if (direct !== undefined) return direct;
  const [only, ...more] = schema.listAt('allOf');
  if (!only || more.length > 0 || schema.child('properties')) return undefined;
  return typeof only.value === 'boolean' ? undefined : only.asObject().reference();
}

function linkTo(ref: string, scope: Scope): SchemaLink {
  return scope.names.get(ref) ?? {name: ref.slice(ref.lastIndexOf('/') + 1)};
}
