import type {Json} from '../../model/json';
import type {Operation, SchemaNode} from '../../model/model';
import {valueText} from '../../model/value-text';
import type {Prefill} from './values';
import {noValues} from './values';

/** The document's own examples, so that a form can be sent as it opens. */
export function exampleValues(operation: Operation): Prefill {
  const parameters = {...noValues.parameters};
  for (const {place, name, required, examples, schema} of operation.parameters) {
    const value = examples[0]?.value ?? givenExample(schema);
    if (required && value !== undefined) {
      parameters[place] = {...parameters[place], [name]: valueText(value)};
    }
  }
  const [content] = operation.body?.contents ?? [];
  const body = content?.examples[0]?.value ?? (content?.schema && givenExample(content.schema));
  return body === undefined ? {parameters} : {parameters, body};
}

/** What the schema itself gives: for an object, the examples of the fields that must be there. */
function givenExample(schema: SchemaNode): Json | undefined {
  const own =
    schema.examples[0] ?? schema.constant ?? schema.defaultValue ?? schema.values[0]?.value;
  if (own !== undefined || schema.fields.length === 0) return own;
  const fields = schema.fields.flatMap(({name, required, schema: inner}) => {
    const value = required ? givenExample(inner) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}
