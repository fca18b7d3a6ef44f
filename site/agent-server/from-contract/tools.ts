import type {Call, Contract} from '@symblepay/openapi/contract';
import {listCalls, responseSchemas} from '@symblepay/openapi/contract';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import type {CallTool} from '../knowledge';
import {nameTools} from '../name-tools';
import {offeredControls, responseHints} from './guidance';
import {toInputSchema, toLocations} from './input-schema';

/** Every call of the API. */
export function toApiTools(contract: Contract): readonly CallTool[] {
  return listCalls(contract).map((call) => {
    const responses = responseSchemas(contract, call).map(([, name]) => responseHints[name ?? '']);
    return toTool(contract, call, call.operation.operationId, basePath, responses);
  });
}

/** The control calls that are offered. Their texts name other calls by address, here by tool. */
export function toControlTools(contract: Contract): readonly CallTool[] {
  const tools = listCalls(contract)
    .filter(({operation}) => operation.operationId in offeredControls)
    .map((call) => {
      const {operationId} = call.operation;
      const hint = offeredControls[operationId as keyof typeof offeredControls];
      return toTool(contract, call, nameControl(operationId), controlPath, [hint]);
    });
  return JSON.parse(nameTools(JSON.stringify(tools), tools)) as CallTool[];
}

function toTool(
  contract: Contract,
  call: Call,
  name: string,
  base: string,
  hints: readonly (string | undefined)[],
): CallTool {
  const {operation, method, path} = call;
  const {operationId, summary, description} = operation;
  return {
    name,
    title: summary,
    description: [description, ...hints].filter(Boolean).join('\n\n'),
    inputSchema: toInputSchema(contract, call),
    operationId,
    method,
    path: base + path,
    locations: toLocations(call),
  };
}

/** Some control calls have the name of a call of the API. */
function nameControl(operationId: string): string {
  return `sandbox_${operationId}`;
}
