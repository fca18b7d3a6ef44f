import {readAssumptions} from './assumptions';
import {readEnumValues, readIsOpen} from './enum-values';
import {readLimits} from './limits';
import {readDocumentation} from './link-text';
import type {SchemaNode} from './model';
import {firstOf, valueOf} from './schema-parts';
import type {SchemaScope} from './schema-scope';
import type {ObjectCursor} from './source';
import {child, flagAt, listAt, textAt} from './source';

export type Annotations = Pick<
  SchemaNode,
  | 'format'
  | 'title'
  | 'description'
  | 'assumptions'
  | 'documentation'
  | 'deprecated'
  | 'readOnly'
  | 'writeOnly'
  | 'limits'
  | 'values'
  | 'hasOtherValues'
  | 'constant'
  | 'defaultValue'
  | 'examples'
>;

/** What a schema says about its value, apart from the schemas inside it. */
export function readAnnotations(
  parts: readonly ObjectCursor[],
  id: string,
  scope: SchemaScope,
): Annotations {
  const flag = (key: string) => firstOf(parts, (part) => flagAt(part, key));
  const text = (key: string) => firstOf(parts, (part) => textAt(part, key));
  return {
    format: text('format'),
    title: text('title'),
    description: scope.source.prose(text('description')),
    assumptions: parts.flatMap((part) => readAssumptions(part, scope.source)),
    documentation: firstOf(parts, readDocumentation),
    deprecated: flag('deprecated'),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
    limits: Object.assign({}, ...parts.map(readLimits).reverse()) as SchemaNode['limits'],
    values: firstOf(parts, (part) => readEnumValues(part, id, scope)) ?? [],
    hasOtherValues: firstOf(parts, readIsOpen),
    constant: valueOf(parts, 'const'),
    defaultValue: valueOf(parts, 'default'),
    examples: readExamples(parts),
  };
}

/** `example` is 3.0's word, the list `examples` is JSON Schema's: both are met in both. */
function readExamples(parts: readonly ObjectCursor[]): SchemaNode['examples'] {
  const one = valueOf(parts, 'example');
  const list = firstOf(parts, (part) =>
    Array.isArray(child(part, 'examples')?.value) ? listAt(part, 'examples') : undefined,
  );
  const values = (list ?? []).map(({value}) => value);
  return one === undefined ? values : [one, ...values];
}
