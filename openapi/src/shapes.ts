import type {Contract, Schema} from './contract.js';
import {listCalls, nameIn, responseSchemas} from './contract.js';
import type {GeneratedModule} from './generated-module.js';
import {toLiteral} from './generated-module.js';

/**
 * A module with the fields of every object and the object that each call responds with, for a page
 * that compares a body field by field: a tenth of the document.
 */
export function generateShapes(contract: Contract): GeneratedModule {
  const shapes = Object.entries(contract.components.schemas)
    .filter(([, {properties}]) => properties !== undefined)
    .map(([name, schema]) => [name, describeFields(schema)] as const);
  const responses = listCalls(contract).map((call) => {
    const [, schema] = responseSchemas(contract, call).find(([status]) => status === '200') ?? [];
    return [call.operation.operationId, schema] as const;
  });
  return {
    code: [
      `export const shapes = ${toLiteral(shapes)};`,
      `export const responses = ${toLiteral(responses)};`,
      '',
    ].join('\n'),
    types: [
      "import type {AssumptionId} from './assumptions.js';",
      "import type {OperationId} from './validators/index.js';",
      '',
      'export type FieldShape = {',
      '  readonly isRequired?: true;',
      '  /** The schema of the value or, in a list, of each entry; without it, a plain value. */',
      '  readonly of?: string;',
      '  readonly isList?: true;',
      '  readonly format?: string;',
      '  readonly assumes?: readonly AssumptionId[];',
      '};',
      '',
      '/** The fields of an object, by their names. */',
      'export type Shape = Readonly<Record<string, FieldShape>>;',
      '',
      '/** By the name of the schema. */',
      'export declare const shapes: Readonly<Record<string, Shape>>;',
      '/** The schema of a response with status 200. */',
      'export declare const responses: Readonly<Record<OperationId, string>>;',
      '',
    ].join('\n'),
  };
}

function describeFields({properties = {}, required = []}: Schema) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const reference = field.$ref ?? field.items?.$ref;
      const shape = {
        ...(required.includes(name) && {isRequired: true}),
        ...(reference !== undefined && {of: nameIn(reference)}),
        ...(field.type === 'array' && {isList: true}),
        ...(field.format !== undefined && {format: field.format}),
        ...(field['x-assumption'] !== undefined && {assumes: field['x-assumption']}),
      };
      return [name, shape];
    }),
  );
}
