import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {expectedCalls} from '../expectations/calls.js';
import {bundleContract} from './bundle.js';
import {generateOperations} from './operations.js';
import {contractFolder} from './testing/contract-copy.js';

type Generated = {
  readonly basePath: string;
  readonly operationIds: readonly string[];
  readonly operations: Readonly<Record<string, {method: string; path: string; body?: string}>>;
  readonly webhooks: Readonly<Record<string, {body: string}>>;
};

async function load(): Promise<Generated> {
  const folder = await mkdtemp(join(tmpdir(), 'operations-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const file = join(folder, 'operations.mjs');
  await writeFile(
    file,
    generateOperations(await bundleContract(join(contractFolder, 'openapi.yaml'))).code,
  );
  return (await import(pathToFileURL(file).href)) as Generated;
}

test('each documented call is an operation with its method, path and body', async () => {
  const {basePath, operations, operationIds, webhooks} = await load();
  expect(basePath).toBe('/v1/marketplace');
  expect(operationIds).toEqual(Object.keys(operations));
  expect(
    Object.entries(operations).map(([operationId, {method, path, body}]) => [
      operationId,
      `${method} ${path}`,
      body !== undefined,
    ]),
  ).toEqual(
    expect.arrayContaining(
      expectedCalls.map(({operationId, method, path, body}) => [
        operationId,
        `${method} ${path}`,
        body.length > 0,
      ]),
    ),
  );
  expect(operationIds).toHaveLength(expectedCalls.length);
  expect(operations.connectUser).toEqual({
    method: 'post',
    path: '/users/connect',
    query: ['forceOnboarding'],
    body: 'UserConnection',
  });
  expect(webhooks['trade.changed']).toEqual({body: 'TradeNotification'});
});
