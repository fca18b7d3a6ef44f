import type {Json, JsonObject} from '../model/json';
import {isJsonObject} from '../model/json';
import type {Content, Field, Model, SchemaNode} from '../model/model';
import {sampleScalar} from './sample-scalar';

/** Which way the value travels: some fields are only in requests or only in responses. */
export type Direction = 'request' | 'response';

/** The value of a media type: its own example, or one that fits its schema. */
export function contentValue(
  {examples, schema}: Content,
  model: Model,
  direction: Direction,
): Json | undefined {
  const own = examples.find(({value}) => value !== undefined)?.value;
  return own ?? (schema && initialValue(schema, model, direction));
}

export function initialValue(schema: SchemaNode, model: Model, direction: Direction): Json {
  const scope = {model, direction, open: new Set<string>(), depth: 0, budget: {left: 2_000}};
  return findValue(schema, scope) ?? null;
}

/**
 * The value that the document itself gives, the nearest first:
 * 1. `example` of the parameter or field
 * 2. the first of its `examples`
 * 3. `const`
 * 4. `default`
 * 5. the first value of `enum`
 * 6. nothing: `initialValue` then makes one from the type
 */
export function givenValue(schema: SchemaNode): Json | undefined {
  // The model has `example` first in `examples`.
  return schema.examples[0] ?? schema.constant ?? schema.defaultValue ?? schema.values[0]?.value;
}

type Scope = {
  readonly model: Model;
  readonly direction: Direction;
  /** Models that surround this part. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  readonly budget: {left: number};
};

const deepest = 15;

/** Undefined for a model inside itself, and beyond what anyone reads. */
function findValue(node: SchemaNode, scope: Scope): Json | undefined {
  const given = givenValue(node);
  if (given !== undefined) return given;
  scope.budget.left -= 1;
  if (scope.budget.left < 0 || scope.depth > deepest) return undefined;
  if (node.link) return findLinked(node.link.id, scope);

  const inner = {...scope, depth: scope.depth + 1};
  const type = node.types.find((each) => each !== 'null') ?? node.types[0];
  const chosen = findChosen(node, inner);
  if (node.fields.length === 0 && chosen !== undefined) return chosen;
  if (type === 'object' || node.fields.length > 0) {
    return {...objectOf(node, inner), ...(isJsonObject(chosen) ? chosen : {})};
  }
  if (type === 'array') return listOf(node, inner);
  return sampleScalar(type, node);
}

function findLinked(id: string | undefined, scope: Scope): Json | undefined {
  const target = scope.model.schemas.find((each) => each.id === id);
  if (id === undefined || !target?.schema || scope.open.has(id)) return undefined;
  return findValue(target.schema, {...scope, open: new Set([...scope.open, id])});
}

/** The first option of a choice, with the field that says so. */
function findChosen({choices: [choices]}: SchemaNode, scope: Scope): Json | undefined {
  const [option] = choices?.options ?? [];
  const value = option && findValue(option.schema, scope);
  if (option?.selector === undefined || choices?.discriminator === undefined) return value;
  return isJsonObject(value) ? {...value, [choices.discriminator]: option.selector} : value;
}

function objectOf(node: SchemaNode, scope: Scope): JsonObject {
  const entries = fieldsOf(node, scope.direction).flatMap(({name, required, schema}) => {
    const value = findValue(schema, scope);
    const isLeftOut = value === undefined && scope.direction === 'request' && !required;
    return isLeftOut ? [] : [[name, value ?? null] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * A response has every field. A request has the required fields and those with an example; if
 * there are neither, all of them.
 */
function fieldsOf({fields, others}: SchemaNode, direction: Direction): readonly Field[] {
  if (direction === 'response') {
    const more = others.filter(({name}) => name === 'additionalProperties');
    const all = [...fields, ...more.map((other) => ({...other, name: 'key'}))];
    return all.filter(({schema}) => !schema.writeOnly);
  }
  const own = fields.filter(({schema}) => !schema.readOnly);
  const current = own.filter(({required, schema}) => required || !schema.deprecated);
  const wanted = current.filter(({required, schema}) => required || schema.examples.length > 0);
  return wanted.length > 0 ? wanted : current;
}

function listOf({items, positions}: SchemaNode, scope: Scope): Json {
  if (positions.length > 0) return positions.map(({schema}) => findValue(schema, scope) ?? null);
  const item = items && findValue(items, scope);
  if (item === undefined) return items && scope.direction === 'response' ? [null] : [];
  return [item];
}
