import type {Call, Parameter, Schema} from '../contract.js';
import {toAssertions} from './ajv.js';

/** One schema for all parameters of a call: `{path, query, header}`, headers in lower case. */
export function toParameterSchema({parameters}: Call): Schema {
  const parts = ['path', 'query', 'header'] as const;
  const schemas = parts.map((part) => {
    const here = parameters.filter((parameter) => parameter.in === part);
    return [part, toPartSchema(here)] as const;
  });
  return {type: 'object', properties: Object.fromEntries(schemas)};
}

function toPartSchema(parameters: readonly Parameter[]): Schema {
  const required = parameters.filter((parameter) => parameter.required).map(keyOf);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [keyOf(parameter), toTextSchema(parameter.schema)]),
    ),
    ...(required.length > 0 && {required}),
  };
}

function keyOf(parameter: Parameter): string {
  return parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
}

/** A boolean arrives as text in a URL; a caller that has read it already may pass the boolean. */
function toTextSchema(schema: Schema): Schema {
  return schema.type === 'boolean' ? {enum: ['true', 'false', true, false]} : toAssertions(schema);
}
