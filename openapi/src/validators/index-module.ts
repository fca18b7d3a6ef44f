import type {Call} from '../contract.js';
import {unionOf} from '../generated-module.js';

/** All validators by operationId, for servers and tests; a page imports single ones. */
export function generateIndexModule(calls: readonly Call[], hooks: readonly Call[]): string {
  return [
    ...idsOf([...calls, ...hooks]).map((id) => `import * as ${id} from './${id}.js';`),
    '',
    `export const validators = {${idsOf(calls).join(', ')}};`,
    `export const webhookValidators = {${idsOf(hooks).join(', ')}};`,
    '',
  ].join('\n');
}

export function indexModuleTypes(calls: readonly Call[], hooks: readonly Call[]): string {
  const [first = ''] = idsOf(calls);
  return [
    "export type {FieldError, OperationParameters} from './runtime/field-errors.js';",
    '',
    `export type OperationValidators = typeof import('./${first}.js');`,
    `export type OperationId = ${unionOf(idsOf(calls))};`,
    `export type WebhookOperationId = ${unionOf(idsOf(hooks))};`,
    'export declare const validators: Readonly<Record<OperationId, OperationValidators>>;',
    'export declare const webhookValidators: Readonly<Record<WebhookOperationId, OperationValidators>>;',
    '',
  ].join('\n');
}

/** The validators of requests alone: those of responses are several times as large. */
export function generateRequestsModule(calls: readonly Call[]): string {
  const rows = calls.map(({operation: {operationId, requestBody}}) => ({
    operationId,
    parts: ['validateParameters', ...(requestBody === undefined ? [] : ['validateBody'])],
  }));
  return [
    ...rows.map(({operationId: id, parts}) => {
      const names = parts.map((part) => `${part} as ${id}_${part}`);
      return `import {${names.join(', ')}} from './${id}.js';`;
    }),
    '',
    'export const requestValidators = {',
    ...rows.map(({operationId: id, parts}) => {
      const fields = parts.map((part) => `${part}: ${id}_${part}`);
      return `  ${id}: {${fields.join(', ')}},`;
    }),
    '};',
    '',
  ].join('\n');
}

export const requestsModuleTypes = `import type {OperationId, OperationValidators} from './index.js';

export type RequestValidators = Pick<OperationValidators, 'validateParameters'> &
  /** Absent when the call has no body. */
  Partial<Pick<OperationValidators, 'validateBody'>>;
export declare const requestValidators: Readonly<Record<OperationId, RequestValidators>>;
`;

function idsOf(calls: readonly Call[]): string[] {
  return calls.map(({operation}) => operation.operationId);
}
