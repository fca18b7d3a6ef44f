import {anchorPart} from './anchors';
import type {Choice, Choices, SchemaNode} from './model';
import {readAnnotations} from './schema-annotations';
import type {SchemaScope} from './schema-scope';
import type {Cursor, ObjectCursor} from './source';
import {asObject, child, entriesAt, listAt, objectAt, referenceOf, textAt} from './source';
import {valueText} from './value-text';

export function readChoices(
  parts: readonly ObjectCursor[],
  id: string,
  scope: SchemaScope,
): readonly Choices[] {
  return parts.flatMap((part) => {
    const kinds = (['oneOf', 'anyOf'] as const).filter((kind) => child(part, kind));
    if (kinds.length === 0) return readMappedChoices(part, id, scope);
    return kinds.map((kind) => ({
      kind,
      discriminator: discriminatorOf(part),
      options: listAt(part, kind).map((option, index) =>
        readChoice(option, index, part, id, scope),
      ),
    }));
  });
}

/** `oneOf: [{type: null}, X]` reads as "X or null". */
export function readNullableChoice(
  schema: ObjectCursor,
  id: string,
  scope: SchemaScope,
): SchemaNode | undefined {
  const kind = ['oneOf', 'anyOf'].find((key) => child(schema, key));
  if (kind === undefined || child(schema, 'properties')) return undefined;
  const options = listAt(schema, kind);
  const [only, ...rest] = options.filter(({value}) => !isNull(value));
  if (!only || rest.length > 0 || options.length !== 2) return undefined;
  const node = scope.read(only, id, scope);
  const here = readAnnotations([schema], id, scope);
  return {
    ...node,
    types: [...node.types.filter((type) => type !== 'null'), 'null'],
    description: here.description.length > 0 ? here.description : node.description,
    assumptions: [...here.assumptions, ...node.assumptions],
    deprecated: here.deprecated ?? node.deprecated,
    readOnly: here.readOnly ?? node.readOnly,
    writeOnly: here.writeOnly ?? node.writeOnly,
    defaultValue: here.defaultValue ?? node.defaultValue,
    examples: here.examples.length > 0 ? here.examples : node.examples,
  };
}

function isNull(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'null';
}

function readChoice(
  option: Cursor,
  index: number,
  owner: ObjectCursor,
  parentId: string,
  scope: SchemaScope,
): Choice {
  const ref = typeof option.value === 'object' ? referenceOf(asObject(option)) : undefined;
  const name = ref?.slice(ref.lastIndexOf('/') + 1);
  const title = typeof option.value === 'object' ? textAt(asObject(option), 'title') : undefined;
  const label = title ?? name ?? `option ${index + 1}`;
  const id = scope.anchors.claim(`${parentId}.${anchorPart(label)}`);
  const selector = ref === undefined ? undefined : selectorOf(owner, ref, name);
  return {id, label, selector, schema: scope.read(option, id, scope)};
}

/** A base model that lists its descendants by `discriminator.mapping` alone. */
function readMappedChoices(
  part: ObjectCursor,
  parentId: string,
  scope: SchemaScope,
): readonly Choices[] {
  const discriminator = objectAt(part, 'discriminator');
  const mapping = discriminator ? entriesAt(discriminator, 'mapping') : [];
  if (mapping.length === 0) return [];
  const options = mapping.map(([selector, target]): Choice => {
    const value = valueText(target.value);
    const ref = value.startsWith('#/') ? value : `#/components/schemas/${value}`;
    const id = scope.anchors.claim(`${parentId}.${anchorPart(selector)}`);
    const schema = scope.read({value: {$ref: ref}, pointer: target.pointer}, id, {
      ...scope,
      expands: false,
      open: new Set([...scope.open, ref]),
    });
    return {id, label: schema.link?.name ?? selector, selector, schema};
  });
  return [{kind: 'oneOf', discriminator: discriminatorOf(part), options}];
}

function discriminatorOf(part: ObjectCursor): string | undefined {
  const discriminator = objectAt(part, 'discriminator');
  return discriminator && textAt(discriminator, 'propertyName');
}

function selectorOf(
  owner: ObjectCursor,
  ref: string,
  name: string | undefined,
): string | undefined {
  const discriminator = objectAt(owner, 'discriminator');
  if (!discriminator) return undefined;
  const mapped = entriesAt(discriminator, 'mapping').find(
    ([, {value}]) => value === ref || value === name,
  );
  return mapped?.[0] ?? name;
}
