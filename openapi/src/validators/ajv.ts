import {_} from 'ajv';
import {Ajv2020} from 'ajv/dist/2020.js';
import type {Contract, Schema} from '../contract.js';
import {nameIn} from '../contract.js';
import {formats} from '../runtime/formats.js';

/** Formats that only inform the reader: the documented rule for these texts is their length. */
const informative = ['uri', 'email'];

/** Compiles schemas to source code; the schemas of the contract are known by name. */
export function createCompiler(contract: Contract): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    discriminator: true,
    code: {source: true, esm: true, formats: _`formats`},
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const name of informative) ajv.addFormat(name, true);
  ajv.addKeyword({
    keyword: 'maxDecimals',
    type: 'number',
    schemaType: 'number',
    error: {params: ({schema}) => _`{limit: ${schema as number}}`, message: ''},
    code(context) {
      const factor = 10 ** (context.schema as number);
      context.fail(_`Math.round(${context.data} * ${factor}) / ${factor} !== ${context.data}`);
    },
  });
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    ajv.addSchema(toAssertions(schema), name);
  }
  return ajv;
}

/** Keywords that only inform. Without them the validators are a third of the size. */
const annotations = new Set(['description', 'examples', 'example', 'deprecated', 'default']);

/** Keywords whose value is a schema, and those with a list of schemas. */
const single = new Set(['items', 'additionalProperties', 'if', 'then']);
const several = new Set(['prefixItems', 'oneOf']);

/** Keeps only the keywords that a value is checked against. */
export function toAssertions(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (keyword === 'x-max-decimals') return [['maxDecimals', value]];
      if (keyword === '$ref') return [['$ref', nameIn(value as string)]];
      if (annotations.has(keyword) || keyword.startsWith('x-')) return [];
      // The error of an enum lists the known names; that of additionalProperties does not.
      if (keyword === 'additionalProperties' && value === false) {
        return [['propertyNames', {enum: Object.keys(schema.properties ?? {})}]];
      }
      if (keyword === 'discriminator') {
        return [[keyword, {propertyName: (value as Schema).propertyName}]];
      }
      if (keyword === 'properties') return [[keyword, mapSchemas(value as Record<string, Schema>)]];
      if (single.has(keyword)) return [[keyword, toAssertions(value as Schema)]];
      if (several.has(keyword)) return [[keyword, (value as Schema[]).map(toAssertions)]];
      return [[keyword, value]];
    }),
  );
}

function mapSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toAssertions(schema)]),
  );
}
