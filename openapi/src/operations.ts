import type {Call, Contract} from './contract.js';
import {bodySchemaName, listCalls, listWebhooks} from './contract.js';
import type {GeneratedModule} from './generated-module.js';
import {toLiteral, unionOf} from './generated-module.js';

/** A module with what a router, a client or a page must know of each operation, and its types. */
export function generateOperations(contract: Contract): GeneratedModule {
  const calls = listCalls(contract);
  const basePath = new URL(contract.servers[0]?.url ?? '').pathname;
  const operations = calls.map((call) => [call.operation.operationId, describe(call)] as const);
  const webhooks = listWebhooks(contract).map(
    (call) => [call.path, {body: bodySchemaName(call.operation.requestBody?.content)}] as const,
  );
  const methods = [...new Set(calls.map(({method}) => method))];
  return {
    code: [
      `export const version = ${JSON.stringify(contract.info.version)};`,
      `export const basePath = ${JSON.stringify(basePath)};`,
      `export const operations = ${toLiteral(operations)};`,
      'export const operationIds = /* @__PURE__ */ Object.keys(operations);',
      `export const webhooks = ${toLiteral(webhooks)};`,
      '',
    ].join('\n'),
    types: [
      "import type {OperationId} from './validators/index.js';",
      '',
      'export type Operation = {',
      `  readonly method: ${unionOf(methods)};`,
      '  /** Below the base path, with its parameters in braces. */',
      '  readonly path: string;',
      '  /** The names of its query parameters; without it, the call has none. */',
      '  readonly query?: readonly string[];',
      '  /** The schema of the body; without it, the call has none. */',
      '  readonly body?: string;',
      '};',
      '',
      '/** Of the contract. */',
      'export declare const version: string;',
      `export declare const basePath: ${JSON.stringify(basePath)};`,
      'export declare const operations: Readonly<Record<OperationId, Operation>>;',
      'export declare const operationIds: readonly OperationId[];',
      '/** By the name of the event. */',
      'export declare const webhooks: Readonly<Record<string, {readonly body: string}>>;',
      '',
    ].join('\n'),
  };
}

function describe({method, path, operation, parameters}: Call) {
  const body = bodySchemaName(operation.requestBody?.content);
  const query = parameters.filter((each) => each.in === 'query').map(({name}) => name);
  return {method, path, ...(query.length > 0 && {query}), ...(body !== undefined && {body})};
}
