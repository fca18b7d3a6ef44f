import openapiTypescript, {astToString} from 'openapi-typescript';
import type {Contract, Schema} from './contract.js';
import {unionOf} from './generated-module.js';

/** What a call takes and returns, by operationId. */
const callTypes = `
export type PathOf<Id extends keyof operations> =
  operations[Id]['parameters'] extends {path: infer Path} ? Path : Readonly<Record<string, never>>;
export type QueryOf<Id extends keyof operations> =
  operations[Id]['parameters'] extends {query?: infer Query} ? Query : undefined;
export type BodyOf<Id extends keyof operations> =
  operations[Id] extends {requestBody: {content: {'application/json': infer Body}}} ? Body : undefined;
export type ResponseOf<Id extends keyof operations> =
  operations[Id]['responses'] extends {200: {content: {'application/json': infer Body}}} ? Body : never;
`;

/**
 * TypeScript types of the contract, and a short name for each schema. Our own code has all data
 * immutable; clients of the API are typed as generators usually do.
 */
export async function generateTypes(contract: Contract, immutable: boolean): Promise<string> {
  const nodes = await openapiTypescript(structuredClone(contract) as never, {
    alphabetize: false,
    defaultNonNullable: false,
    immutable,
    silent: true,
  });
  const aliases = Object.entries(contract.components.schemas).flatMap(aliasesOf);
  return `${astToString(nodes)}\n${aliases.join('\n')}\n${callTypes}`;
}

/**
 * A list of known values is open: readers must expect any text, and editors suggest the known ones.
 * Code that produces such values uses the closed list, `Known…`.
 */
function aliasesOf([name, schema]: [string, Schema]): string[] {
  const known = schema['x-known-values'];
  if (known === undefined) return [`export type ${name} = components['schemas']['${name}'];`];
  return [
    `export type Known${name} = ${unionOf(Object.keys(known))};`,
    `export type ${name} = Known${name} | (string & {});`,
  ];
}
