import type {ObjectCursor} from './cursor';
import type {Json} from './json';
import {isJsonList, valueText} from './json';
import type {EnumValue} from './model';
import type {Scope} from './scope';
import {inside} from './scope';

/**
 * The values of an `enum`, with the meanings of `x-enum-descriptions`: by value, or in the order of
 * the values. Without an `enum`, those of `x-known-values`, an open list of values and meanings.
 */
export function readEnumValues(schema: ObjectCursor, scope: Scope) {
  const describe = (value: Json, meaning: string | undefined): EnumValue => ({
    id: inside(scope, valueText(value)).id,
    value,
    description: scope.source.prose(meaning),
  });
  if (schema.child('enum')) {
    const values = schema
      .listAt('enum')
      .map(({value}, index) => describe(value, meaningOf(schema, valueText(value), index)));
    return {values};
  }
  const known = schema.objectAt('x-known-values');
  if (!known) return undefined;
  const values = Object.keys(known.value).map((name) => describe(name, known.textAt(name)));
  return {values, hasOtherValues: true as const};
}

function meaningOf(schema: ObjectCursor, name: string, index: number): string | undefined {
  const meanings =
    schema.child('x-enum-descriptions') ??
    schema.child('x-enumDescriptions') ??
    schema.child('x-enum-varnames');
  if (!meanings) return undefined;
  if (!isJsonList(meanings.value)) return meanings.asObject().textAt(name);
  const meaning = meanings.value[index];
  return typeof meaning === 'string' ? meaning : undefined;
}
