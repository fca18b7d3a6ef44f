import type {Call} from '../contract.js';
import {unionOf} from '../generated-module.js';

/** All validators by operationId, for servers and tests; a page imports single ones. */
export function generateIndexModule(calls: readonly Call[], hooks: readonly Call[]): string {
  return [
    ...importsOf([...calls, ...hooks]),
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
  const entries = calls.map(({operation: {operationId: id, requestBody}}) => {
    const body = requestBody === undefined ? '' : `, validateBody: ${id}.validateBody`;
    return `  ${id}: {validateParameters: ${id}.validateParameters${body}},`;
  });
  return [...importsOf(calls), '', 'export const requestValidators = {', ...entries, '};', ''].join(
    '\n',
  );
}

export const requestsModuleTypes = `import type {OperationId, OperationValidators} from './index.js';

export type RequestValidators = Pick<OperationValidators, 'validateParameters'> &
  /** Absent when the call has no body. */
  Partial<Pick<OperationValidators, 'validateBody'>>;
export declare const requestValidators: Readonly<Record<OperationId, RequestValidators>>;
`;

function importsOf(calls: readonly Call[]): string[] {
  return idsOf(calls).map((id) => `import * as ${id} from './${id}.js';`);
}

function idsOf(calls: readonly Call[]): string[] {
  return calls.map(({operation}) => operation.operationId);
}
