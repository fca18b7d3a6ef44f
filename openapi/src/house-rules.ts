import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';

/** A schema as plain data, since the house's own keywords are not in Redocly's types. */
type Schema = Readonly<Record<string, unknown>>;

/** Every field says what it is, in the place where it is declared. */
const fieldDescription: Oas3Rule = () => ({
  SchemaProperties: {
    enter(properties, context) {
      for (const [name, field] of Object.entries(properties)) {
        if (!field.description?.trim()) {
          context.report({
            message: `Field "${name}" has no description.`,
            location: context.location.child(name),
          });
        }
      }
    },
  },
  Schema: {
    enter(schema, context) {
      if (!schema.description?.trim() && isDeclaration(asData(schema))) {
        context.report({message: 'Schema has no description.'});
      }
    },
  },
});

/** What a reader sees was played on the sandbox: an example that is typed here would say otherwise. */
const recordedExample: Oas3Rule = () => {
  const reportTyped = (node: object, context: UserContext) => {
    for (const keyword of ['example', 'examples'].filter((name) => name in node)) {
      context.report({
        message: 'Example is typed by hand.',
        location: context.location.child(keyword),
      });
    }
  };
  return {
    Schema: {enter: reportTyped},
    MediaType: {enter: reportTyped},
    Parameter: {enter: reportTyped},
  };
};

/** A text without a limit is a promise to store anything: it needs a reason. */
const limitedString: Oas3Rule = () => ({
  Schema: {
    enter(schema, context) {
      if (schema.type === 'string' && !isLimited(asData(schema))) {
        context.report({message: 'Text has no upper limit and gives no reason.'});
      }
    },
  },
});

const enumDescriptions: Oas3Rule = () => ({
  Schema: {
    enter(schema, context) {
      const texts = asData(schema)['x-enum-descriptions'];
      if (schema.enum) compareKeys(schema.enum.map(String), texts, context);
    },
  },
});

const errorCatalogue: Oas3Rule = () => ({
  Schema: {
    enter(schema, context) {
      const catalogue = asData(schema)['x-error-catalogue'];
      if (!isObject(catalogue)) return;
      compareKeys((schema.enum ?? []).map(String), catalogue, context);
      for (const [code, entry] of Object.entries(catalogue)) {
        const {cause, remedy} = entry as {cause?: string; remedy?: string};
        if (!cause || !remedy) {
          const place = context.location.child(['x-error-catalogue', code]);
          context.report({message: `"${code}" lacks a cause or a remedy.`, location: place});
        }
      }
    },
  },
});

const assumptionText: Oas3Rule = () => ({
  any: {
    enter(node: unknown, context) {
      const text: unknown = isObject(node) ? node['x-assumption'] : undefined;
      if (text === undefined || (typeof text === 'string' && text.trim().length > 10)) return;
      context.report({
        message: 'Assumption says nothing.',
        location: context.location.child('x-assumption'),
      });
    },
  },
});

const rules = {
  'field-description': fieldDescription,
  'recorded-example': recordedExample,
  'limited-string': limitedString,
  'enum-descriptions': enumDescriptions,
  'error-catalogue': errorCatalogue,
  'assumption-text': assumptionText,
};

export const houseRules: Plugin = {
  id: 'house',
  rules: {oas3: rules},
  configs: {
    all: {rules: Object.fromEntries(Object.keys(rules).map((name) => [`house/${name}`, 'error']))},
  },
};

/** A named schema or a field, as against the bare schema of a parameter or a list. */
function isDeclaration(schema: Schema): boolean {
  return schema.properties !== undefined || schema.enum !== undefined;
}

function isLimited(schema: Schema): boolean {
  const {maxLength, enum: values, const: only, format, pattern, 'x-unlimited': reason} = schema;
  if (maxLength !== undefined || values || only !== undefined || format === 'date-time')
    return true;
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

function asData(schema: object): Schema {
  return schema as Schema;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
