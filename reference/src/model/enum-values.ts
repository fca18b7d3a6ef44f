import {anchorPart} from './anchors';
import type {Json} from './json';
import type {EnumValue} from './model';
import type {SchemaScope} from './schema-scope';
import type {ObjectCursor} from './source';
import {asObject, child, listAt, textAt} from './source';
import {valueText} from './value-text';

/** `x-enum-descriptions` gives each value's meaning: by value, or in the order of the values. */
export function readEnumValues(
  schema: ObjectCursor,
  id: string,
  {anchors, source}: SchemaScope,
): readonly EnumValue[] | undefined {
  if (!child(schema, 'enum')) return undefined;
  return listAt(schema, 'enum').map(({value}, index) => ({
    id: anchors.claim(`${id}.${anchorPart(valueText(value))}`),
    value,
    description: source.prose(meaningOf(schema, valueText(value), index)),
  }));
}

function meaningOf(schema: ObjectCursor, name: string, index: number): string | undefined {
  const meanings =
    child(schema, 'x-enum-descriptions') ??
    child(schema, 'x-enumDescriptions') ??
    child(schema, 'x-enum-varnames');
  if (!meanings) return undefined;
  if (!Array.isArray(meanings.value)) return textAt(asObject(meanings), name);
  const meaning = (meanings.value as readonly Json[])[index];
  return typeof meaning === 'string' ? meaning : undefined;
}
