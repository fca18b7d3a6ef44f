import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import type {Register} from './register/register.js';

/** Plain data, because Redocly's types do not have our own keywords. */
type Schema = Readonly<Record<string, unknown>>;

/** Checks every schema except the records of a snapshot, which nobody reads. */
const schemaRule =
  (check: (schema: Schema, context: UserContext) => void): Oas3Rule =>
  () => ({
    Schema: {
      enter(schema, context) {
        const isRecord = /\/control\/records\/\w+\.yaml$/.test(context.location.source.absoluteRef);
        if (!isRecord) check(schema as Schema, context);
      },
    },
  });

/** Every field is described where it is declared. */
const fieldDescription = schemaRule((schema, context) => {
  const {properties = {}} = schema as {properties?: Readonly<Record<string, Schema>>};
  for (const [name, field] of Object.entries(properties)) {
    if (isDescribed(field)) continue;
    const location = context.location.child(['properties', name]);
    context.report({message: `Field "${name}" has no description.`, location});
  }
  if (!isDescribed(schema) && isDeclaration(schema)) {
    context.report({message: 'Schema has no description.'});
  }
});

/** Readers see only what was played on the sandbox, so the contract has no examples of its own. */
const recordedExample: Oas3Rule = () => {
  const reportTyped = (node: object, context: UserContext) => {
    for (const keyword of ['example', 'examples'].filter((name) => name in node)) {
      const location = context.location.child(keyword);
      context.report({message: 'Example is typed by hand.', location});
    }
  };
  return {
    Schema: {enter: reportTyped},
    MediaType: {enter: reportTyped},
    Parameter: {enter: reportTyped},
  };
};

/** A text without a limit is a promise to store anything: it needs a reason. */
const limitedString = schemaRule((schema, context) => {
  if (schema.type === 'string' && !isLimited(schema)) {
    context.report({message: 'Text has no upper limit and gives no reason.'});
  }
});

/** A closed list says what each value means; an open one is nothing but values and meanings. */
const enumDescriptions = schemaRule((schema, context) => {
  const {enum: values, 'x-enum-descriptions': texts, 'x-known-values': known} = schema;
  if (Array.isArray(values)) compareKeys(values.map(String), texts, context);
  if (known === undefined) return;
  if (values) context.report({message: 'The list of values is both open and closed.'});
  for (const [value, meaning] of Object.entries(isObject(known) ? known : {})) {
    if (!meaning) context.report({message: `Value "${value}" is not described.`});
  }
});

const errorCatalogue = schemaRule((schema, context) => {
  const {'x-error-catalogue': catalogue, 'x-known-values': known} = schema;
  if (!isObject(catalogue)) return;
  compareKeys(Object.keys(known ?? {}), catalogue, context);
  for (const [code, entry] of Object.entries(catalogue)) {
    const {cause, remedy} = entry as {cause?: string; remedy?: string};
    if (cause && remedy) continue;
    const location = context.location.child(['x-error-catalogue', code]);
    context.report({message: `"${code}" lacks a cause or a remedy.`, location});
  }
});

/** Assumptions live in the register; the contract names them by id. */
const assumptionId =
  (register: Register): Oas3Rule =>
  () => ({
    any: {
      enter(node: unknown, context) {
        if (!isObject(node)) return;
        const {'x-assumption': ids, 'x-error-catalogue': catalogue} = node;
        checkIds(register, ids, ['x-assumption'], context);
        // Redocly does not look into extensions.
        for (const [code, entry] of Object.entries(isObject(catalogue) ? catalogue : {})) {
          const place = ['x-error-catalogue', code, 'x-assumption'];
          checkIds(register, (entry as Schema)['x-assumption'], place, context);
        }
      },
    },
  });

function checkIds(register: Register, value: unknown, place: string[], context: UserContext): void {
  if (value === undefined) return;
  const location = context.location.child(place);
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (ids.length === 0) context.report({message: 'No assumption is named.', location});
  for (const id of ids) {
    if (typeof id === 'string' && Object.hasOwn(register, id)) continue;
    const shown = typeof id === 'string' ? `"${id}"` : JSON.stringify(id);
    context.report({message: `${shown} is not in the register.`, location});
  }
}

export function createHouseRules(register: Register): Plugin {
  const rules = {
    'field-description': fieldDescription,
    'recorded-example': recordedExample,
    'limited-string': limitedString,
    'enum-descriptions': enumDescriptions,
    'error-catalogue': errorCatalogue,
    'assumption-id': assumptionId(register),
  };
  const names = Object.keys(rules).map((name) => [`house/${name}`, 'error'] as const);
  return {id: 'house', rules: {oas3: rules}, configs: {all: {rules: Object.fromEntries(names)}}};
}

/** A named schema or a field, as opposed to the bare schema of a parameter or a list. */
function isDeclaration(schema: Schema): boolean {
  return ['properties', 'enum', 'x-known-values'].some((keyword) => keyword in schema);
}

function isLimited(schema: Schema): boolean {
  const {maxLength, enum: values, const: only, format, pattern, 'x-unlimited': reason} = schema;
  if (maxLength !== undefined || values || only !== undefined || format === 'date-time') {
    return true;
  }
  if (typeof pattern === 'string' && isBoundedPattern(pattern)) return true;
  return typeof reason === 'string' && reason.length > 0;
}

function isBoundedPattern(pattern: string): boolean {
  const unbounded = /(^|[^\\])[*+]|\{\d+,\}/;
  return pattern.startsWith('^') && pattern.endsWith('$') && !unbounded.test(pattern);
}

function compareKeys(values: readonly string[], texts: unknown, context: UserContext): void {
  const described = isObject(texts) ? Object.keys(texts) : [];
  const missing = values.filter((value) => !described.includes(value));
  const extra = described.filter((key) => !values.includes(key));
  for (const value of missing) context.report({message: `Value "${value}" is not described.`});
  for (const key of extra) context.report({message: `"${key}" is described but is no value.`});
}

function isDescribed({description}: Schema): boolean {
  return typeof description === 'string' && description.trim() !== '';
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
