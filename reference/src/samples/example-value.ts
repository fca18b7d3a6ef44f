import {sample} from 'openapi-sampler';
import type {Json} from '../model/json';
import type {Model, SchemaNode} from '../model/model';

/** The document's own example when it gives one, else a value that fits the schema. */
export function exampleValue(schema: SchemaNode, model: Model): Json {
  const budget = {left: 2_000};
  return sample(toPlainSchema(schema, {model, open: new Set(), budget}), {quiet: true}) as Json;
}

type Scope = {
  readonly model: Model;
  readonly open: ReadonlySet<string>;
  readonly budget: {left: number};
};

type PlainSchema = NonNullable<Parameters<typeof sample>[0]>;

/**
 * The sampler knows JSON Schema, not our model. It is given a schema without references, cycles or
 * sizes that could grow, and only keywords that it reads.
 */
function toPlainSchema(node: SchemaNode, scope: Scope): PlainSchema {
  const [example] = node.examples;
  if (example !== undefined) return {example} as PlainSchema;
  if (node.constant !== undefined) return {example: node.constant} as PlainSchema;
  if (node.values.length > 0) return {example: node.values[0]?.value} as PlainSchema;
  if (node.defaultValue !== undefined) return {example: node.defaultValue} as PlainSchema;
  scope.budget.left -= 1;
  if (scope.budget.left < 0) return {example: null} as PlainSchema;
  if (node.link && node.isExpanded !== true) return followLink(node.link.id, scope);

  const type =
    node.types.find((each) => each !== 'null') ?? (node.fields.length > 0 ? 'object' : undefined);
  const [choice] = node.choices.flatMap(({options}) => options);
  if (choice && node.fields.length === 0) return toPlainSchema(choice.schema, scope);
  const fields = [...node.fields, ...(choice?.schema.fields ?? []), ...node.others];
  return {
    type,
    format: node.format !== undefined && node.format in Object.prototype ? undefined : node.format,
    minLength: atMost(node.limits.minLength, 64),
    maxLength: node.limits.maxLength,
    minimum: node.limits.minimum,
    maximum: node.limits.maximum,
    multipleOf: node.limits.multipleOf,
    properties:
      type === 'object'
        ? Object.fromEntries(fields.map(({name, schema}) => [name, toPlainSchema(schema, scope)]))
        : undefined,
    items: node.items && toPlainSchema(node.items, scope),
    prefixItems:
      node.positions.length > 0
        ? node.positions.map(({schema}) => toPlainSchema(schema, scope))
        : undefined,
  } as PlainSchema;
}

function followLink(id: string | undefined, scope: Scope): PlainSchema {
  const target = scope.model.schemas.find((each) => each.id === id);
  if (id === undefined || !target?.schema || scope.open.has(id))
    return {example: null} as PlainSchema;
  return toPlainSchema(target.schema, {...scope, open: new Set([...scope.open, id])});
}

function atMost(value: number | undefined, most: number): number | undefined {
  return value === undefined ? undefined : Math.min(value, most);
}
