import type {Call, Contract} from '../contract.js';
import {bodySchemaName, responseSchemas} from '../contract.js';

/** The module of one operation: it joins the checks of schemas that operations share. */
export function generateOperationModule(
  contract: Contract,
  call: Call,
  parameterCheck: string,
): string {
  const body = bodySchemaName(call.operation.requestBody?.content);
  const responses = responseSchemas(contract, call);
  const schemas = [body, ...responses.map(([, name]) => name)].filter((name) => name !== undefined);
  return [
    "import {findBodyErrors, findParameterErrors, findResponseErrors} from './runtime/field-errors.js';",
    `import {check as parameters} from './${parameterCheck}';`,
    ...[...new Set(schemas)].map(
      (name) => `import {check as ${name}} from './schemas/${name}.js';`,
    ),
    '',
    body === undefined
      ? 'export const validateBody = () => [];'
      : `export const validateBody = (body) => findBodyErrors(${body}, body);`,
    '',
    `const headerNames = ${JSON.stringify(listHeaderNames(call))};`,
    'export const validateParameters = (values) => findParameterErrors(parameters, values, headerNames);',
    '',
    `export const validateResponse = (status, body) => findResponseErrors({${responses
      .map(([status, name]) => `'${status}': ${name ?? 'null'}`)
      .join(', ')}}, status, body);`,
    '',
  ].join('\n');
}

export const operationModuleTypes = `import type {FieldError, OperationParameters} from './runtime/field-errors.js';

/** What is wrong with the body of a request; nothing when the list is empty. */
export declare function validateBody(body: unknown): FieldError[];
/** What is wrong with the parameters. Values are given as they arrive, as texts. */
export declare function validateParameters(values: OperationParameters): FieldError[];
/** What is wrong with a response. A status that is not documented is wrong. */
export declare function validateResponse(status: number, body: unknown): FieldError[];
`;

function listHeaderNames({parameters}: Call): Record<string, string> {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return Object.fromEntries(headers.map(({name}) => [name.toLowerCase(), name]));
}
