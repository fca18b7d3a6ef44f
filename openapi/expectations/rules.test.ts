import {describe, expect, test} from 'vitest';
import type {FieldError} from '../src/runtime/field-errors.js';
import {loadValidators} from '../src/testing/load-validators.js';
import {expectedCalls} from './calls.js';
import type {Case} from './cases.js';
import {casesOf, missing} from './cases.js';
import type {Rule} from './rules.js';
import {rules} from './rules.js';
import type {ValidRequest} from './valid-requests.js';
import {validRequests} from './valid-requests.js';

const {validators} = await loadValidators();
const cases = rules.flatMap(casesOf);

test('the documented rules make at least 400 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
});

test('there is a request for each of the 23 calls', () => {
  const calls = expectedCalls.map(({operationId}) => operationId);
  expect(Object.keys(validRequests).sort()).toEqual(calls.sort());
  expect(calls).toHaveLength(23);
});

test.each(Object.keys(validRequests))('the smallest request of %s is accepted', (call) => {
  const request = validRequests[call] ?? {};
  expect(errorsOf(call, 'path', request)).toEqual([]);
  if (request.body !== undefined) expect(errorsOf(call, 'body', request)).toEqual([]);
});

describe.each(rules)('$call $part $field', (rule) => {
  test.each(casesOf(rule))('$name: accepted $isAccepted', ({value, isAccepted}) => {
    const request = withField(validRequests[rule.call] ?? {}, rule, value);
    const keys = errorsOf(rule.call, rule.part, request).map(({key}) => key);
    expect(keys).toEqual(isAccepted ? [] : [rule.field]);
  });
});

function errorsOf(call: string, part: Rule['part'], request: ValidRequest): FieldError[] {
  const operation = validators[call];
  if (operation === undefined) throw new Error(`No validator for ${call}.`);
  if (part === 'body') return operation.validateBody(request.body);
  if (part === 'response') return operation.validateResponse(200, request.response);
  return operation.validateParameters(request);
}

/** The request with one field set, or left out. */
function withField(request: ValidRequest, rule: Rule, value: Case['value']): ValidRequest {
  const copy = structuredClone(request) as Record<string, Record<string, unknown>>;
  copy[rule.part] ??= {};
  const names = [rule.part, ...rule.field.split(/[.[\]]+/).filter(Boolean)];
  const last = names.pop() ?? '';
  let node: Record<string, unknown> = copy;
  for (const name of names) node = node[name] as Record<string, unknown>;
  if (value === missing) Reflect.deleteProperty(node, last);
  else node[last] = value;
  return copy;
}
