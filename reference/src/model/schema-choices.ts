import type {ObjectCursor} from './cursor';
import {Cursor} from './cursor';
import {isJsonObject, valueText} from './json';
import type {Choice, Choices, SchemaNode} from './model';
import {readAnnotations} from './schema-annotations';
import type {Parts} from './schema-parts';
import type {Scope} from './scope';
import {inside} from './scope';

export function readChoices(parts: Parts, scope: Scope): readonly Choices[] {
  return parts.flatMap((part) => {
    const discriminator = readDiscriminator(part);
    const kinds = (['oneOf', 'anyOf'] as const).filter((kind) => part.child(kind));
    if (kinds.length === 0) return readMappedChoices(discriminator, scope);
    return kinds.map((kind) => ({
      kind,
      discriminator: discriminator?.name,
      options: part
        .listAt(kind)
        .map((option, index) => readChoice(option, index, discriminator, scope)),
    }));
  });
}

/** `oneOf: [{type: null}, X]` reads as "X or null". */
export function readNullableChoice(schema: ObjectCursor, scope: Scope): SchemaNode | undefined {
  const kind = ['oneOf', 'anyOf'].find((key) => schema.child(key));
  if (kind === undefined || schema.child('properties')) return undefined;
  const options = schema.listAt(kind);
  const [only, ...rest] = options.filter(
    ({value}) => !isJsonObject(value) || value.type !== 'null',
  );
  if (!only || rest.length > 0 || options.length !== 2) return undefined;
  const node = scope.readSchema(only, scope);
  const here = readAnnotations([schema], scope);
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

type Discriminator = ReturnType<typeof readDiscriminator>;

/** The field that tells the options apart, and which of its values selects which reference. */
function readDiscriminator(part: ObjectCursor) {
  const discriminator = part.objectAt('discriminator');
  return (
    discriminator && {
      name: discriminator.textAt('propertyName'),
      mapping: discriminator.entriesAt('mapping').map(([selector, {value, pointer}]) => ({
        selector,
        target: valueText(value),
        pointer,
      })),
    }
  );
}

function readChoice(
  option: Cursor,
  index: number,
  discriminator: Discriminator,
  scope: Scope,
): Choice {
  const schema = isJsonObject(option.value) ? option.asObject() : undefined;
  const ref = schema?.reference();
  const name = ref?.slice(ref.lastIndexOf('/') + 1);
  const label = schema?.textAt('title') ?? name ?? `option ${index + 1}`;
  const own = inside(scope, label);
  const mapped = discriminator?.mapping.find(({target}) => target === ref || target === name);
  const selector = discriminator && name !== undefined ? (mapped?.selector ?? name) : undefined;
  return {id: own.id, label, selector, schema: scope.readSchema(option, own)};
}

/** A base model that lists its descendants by `discriminator.mapping` alone. */
function readMappedChoices(discriminator: Discriminator, scope: Scope): readonly Choices[] {
  if (!discriminator || discriminator.mapping.length === 0) return [];
  const options = discriminator.mapping.map(({selector, target, pointer}): Choice => {
    const $ref = target.startsWith('#/') ? target : `#/components/schemas/${target}`;
    const own = inside(scope, selector);
    const open = new Set([...scope.open, $ref]);
    const schema = scope.readSchema(new Cursor({$ref}, pointer), {...own, expands: false, open});
    return {id: own.id, label: schema.link?.name ?? selector, selector, schema};
  });
  return [{kind: 'oneOf', discriminator: discriminator.name, options}];
}
