import type {ValidateFunction} from 'ajv';
import {bodySchemaName, listCalls, listWebhooks, responseSchemas} from '../contract.js';
import type {Call, Contract, Schema} from '../contract.js';
import {createCompiler, toAssertions} from './ajv.js';
import {
  generateIndexModule,
  generateRequestsModule,
  indexModuleTypes,
  requestsModuleTypes,
} from './index-module.js';
import {generateOperationModule, operationModuleTypes} from './operation-module.js';
import {toParameterSchema} from './parameter-schema.js';
import {generateRuntime} from './runtime-modules.js';
import {generateSchemaModule} from './schema-module.js';

/** Every file of the validators, by its path. */
export async function generateValidators(contract: Contract): Promise<Record<string, string>> {
  const calls = listCalls(contract);
  const hooks = listWebhooks(contract);
  const files: Record<string, string> = {
    ...(await generateRuntime(contract)),
    'index.js': generateIndexModule(calls, hooks),
    'index.d.ts': indexModuleTypes(calls, hooks),
    'requests.js': generateRequestsModule(calls),
    'requests.d.ts': requestsModuleTypes,
  };
  const ajv = createCompiler(contract);
  // Calls with the same parameters share one check, named after the first of them.
  const checks = new Map<string, string>();
  for (const call of [...calls, ...hooks]) {
    const {operationId} = call.operation;
    const schema = toParameterSchema(call);
    const key = JSON.stringify(schema);
    const check = checks.get(key) ?? `parameters/${operationId}.js`;
    files[check] ??= await generateSchemaModule(ajv, ajv.compile(schema));
    checks.set(key, check);
    files[`${operationId}.js`] = generateOperationModule(contract, call, check);
    files[`${operationId}.d.ts`] = operationModuleTypes;
  }
  for (const [name, parameter] of Object.entries(contract.components.parameters ?? {})) {
    if (parameter.in !== 'header') continue;
    const check = ajv.compile(toAssertions(parameter.schema));
    files[`headers/${name}.js`] = await generateSchemaModule(ajv, check);
    files[`headers/${name}.d.ts`] = 'export declare function check(value: unknown): boolean;\n';
  }
  for (const name of listBodySchemas(contract, [...calls, ...hooks])) {
    const check = ajv.getSchema(name) as ValidateFunction<Schema>;
    files[`schemas/${name}.js`] = await generateSchemaModule(ajv, check);
  }
  return files;
}

function listBodySchemas(contract: Contract, calls: readonly Call[]): string[] {
  const names = calls.flatMap((call) => [
    bodySchemaName(call.operation.requestBody?.content),
    ...responseSchemas(contract, call).map(([, name]) => name),
  ]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
