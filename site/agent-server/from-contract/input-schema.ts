import type {Call, Contract, Schema} from '@symblepay/openapi/contract';
import {resolve} from '@symblepay/openapi/contract';
import {isObject} from '../check-arguments';
import type {CallTool, InputSchema} from '../knowledge';
import {argumentHints} from './guidance';

/** The arguments of a tool: the parameters of a call by name, and its body. */
export function toInputSchema(contract: Contract, call: Call): InputSchema {
  const {parameters, operation} = call;
  const content = operation.requestBody?.content['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  const body = content && {
    ...toPlainSchema(contract, content.schema),
    ...(example && {examples: [example.value]}),
  };
  const described = parameters.map(({name, schema, example: value, ...parameter}) => {
    const {description = ''} = parameter as {description?: string};
    return [
      name,
      {
        ...toPlainSchema(contract, schema),
        description: [description, argumentHints[name]].filter(Boolean).join(' '),
        ...(value !== undefined && {examples: [value]}),
      },
    ] as const;
  });
  const required = parameters.filter((parameter) => parameter.required).map(({name}) => name);
  const needsBody = body !== undefined && (body.required ?? []).length > 0;
  return {
    type: 'object',
    properties: {...Object.fromEntries(described), ...(body && {body})},
    required: [...required, ...(needsBody ? ['body'] : [])],
    additionalProperties: false,
  };
}

export function toLocations({parameters}: Call): CallTool['locations'] {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.in]));
}

/** What comes closest to our own formats: a client that knows JSON Schema alone may refuse others. */
const standardFormats: Readonly<Record<string, string>> = {
  'zoned-time': 'date-time',
  'http-address': 'uri',
};

/** The schema without references, and without keywords and formats of our own. */
export function toPlainSchema(contract: Contract, schema: Schema): Schema {
  const {$ref, ...own} = schema;
  const whole = $ref === undefined ? own : {...resolve<Schema>(contract, {$ref}), ...own};
  if (isObject(whole['x-integer'])) return {type: 'integer', ...whole['x-integer']};
  const {format, ...rest} = whole;
  const plain = Object.entries({...rest, ...toStandardFormat(format)})
    .filter(([keyword]) => !keyword.startsWith('x-'))
    .map(([keyword, value]) => [keyword, toPlainValue(contract, keyword, value)]);
  return Object.fromEntries(plain) as Schema;
}

function toStandardFormat(format: unknown): {readonly format?: string} {
  if (typeof format !== 'string' || format === 'danish-bank-account') return {};
  return {format: standardFormats[format] ?? format};
}

function toPlainValue(contract: Contract, keyword: string, value: unknown): unknown {
  if (keyword === 'properties') {
    const fields = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, toPlainSchema(contract, field)]),
    );
  }
  if (keyword === 'items') return toPlainSchema(contract, value as Schema);
  if (keyword === 'allOf' || keyword === 'oneOf' || keyword === 'anyOf') {
    return (value as Schema[]).map((each) => toPlainSchema(contract, each));
  }
  return value;
}
