import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {bundleContract} from '../src/bundle.js';
import {listCalls, resolve, type Content, type Response} from '../src/contract.js';
import {contractFolder} from '../src/testing/contract-copy.js';
import {loadValidators} from '../src/testing/load-validators.js';

const {validators, webhookValidators} = await loadValidators();
const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));

interface Example {
  readonly value: unknown;
}

function examplesOf(content: Content | undefined): unknown[] {
  const {examples = {}} = (content?.['application/json'] ?? {}) as {
    examples?: Record<string, Example>;
  };
  return Object.values(examples).map((example) => resolve<Example>(contract, example).value);
}

describe.each(listCalls(contract))('$operation.operationId', ({operation}) => {
  const validator = validators[operation.operationId];

  test('accepts the examples of its body', () => {
    for (const body of examplesOf(operation.requestBody?.content)) {
      expect(validator?.validateBody(body)).toEqual([]);
    }
  });

  test('accepts the examples of its answers', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      const bodies = examplesOf(resolve<Response>(contract, response).content);
      expect(bodies.length).toBeGreaterThan(0);
      for (const body of bodies) {
        expect(validator?.validateResponse(Number(status), body)).toEqual([]);
      }
    }
  });
});

test('every notification accepts its example and any 2xx answer', () => {
  for (const {operation} of listCalls(contract, contract.webhooks)) {
    const validator = webhookValidators[operation.operationId];
    const bodies = examplesOf(operation.requestBody?.content);
    expect(bodies.map((body) => validator?.validateBody(body))).toEqual([[]]);
    expect(validator?.validateResponse(204, undefined)).toEqual([]);
    expect(validator?.validateResponse(500, undefined)).toHaveLength(1);
  }
});
