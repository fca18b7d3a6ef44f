import {readAssumptions} from './described';
import {readEnumValues} from './enum-values';
import {isJsonList} from './json';
import type {Limits} from './limits';
import {readLimits} from './limits';
import {readDocumentation} from './link-text';
import type {SchemaNode} from './model';
import type {Parts} from './schema-parts';
import {firstOf, valueOf} from './schema-parts';
import type {Scope} from './scope';

/** What a schema says about its value, apart from the schemas inside it. */
export function readAnnotations(parts: Parts, scope: Scope) {
  const flag = (key: string) => firstOf(parts, (part) => part.flagAt(key));
  const text = (key: string) => firstOf(parts, (part) => part.textAt(key));
  return {
    format: text('format'),
    description: scope.source.prose(text('description')),
    assumptions: parts.flatMap((part) => readAssumptions(part, scope.source)),
    documentation: firstOf(parts, readDocumentation),
    deprecated: flag('deprecated'),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
    limits: Object.assign({}, ...parts.map(readLimits).reverse()) as Limits,
    ...(firstOf(parts, (part) => readEnumValues(part, scope)) ?? {values: []}),
    constant: valueOf(parts, 'const'),
    defaultValue: valueOf(parts, 'default'),
    examples: readExamples(parts),
  } satisfies Partial<SchemaNode>;
}

/** `example` is from 3.0, the list `examples` from JSON Schema; documents of either use both. */
function readExamples(parts: Parts): SchemaNode['examples'] {
  const one = valueOf(parts, 'example');
  const lists = parts.map((part) => part.valueAt('examples'));
  return [...(one === undefined ? [] : [one]), ...(lists.find(isJsonList) ?? [])];
}
