import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {bundleContract, bundleFiles} from '../src/bundle.js';
import {bodySchemaName, listCalls, resolve} from '../src/contract.js';
import type {Response, Schema} from '../src/contract.js';
import {listIds} from '../src/register/register.js';
import {contractFolder} from '../src/testing/contract-copy.js';
import {expectedCalls} from './calls.js';
import {deprecatedFields, expectedFields} from './entities.js';
import {expectedEnumerations} from './enumerations.js';

const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
/** With every mark, even of what has been confirmed. */
const source = await bundleFiles(join(contractFolder, 'openapi.yaml'));
const calls = listCalls(contract);
const {schemas} = contract.components;

function schemaNamed(name: string): Schema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`No schema ${name}.`);
  return schema;
}

function fieldsOf(name: string): Record<string, Schema> {
  return schemaNamed(name).properties ?? {};
}

test('the contract has exactly the 23 documented calls', () => {
  expect(expectedCalls).toHaveLength(23);
  const names = calls.map(({operation}) => operation.operationId);
  expect([...names].sort()).toEqual(expectedCalls.map(({operationId}) => operationId).sort());
});

describe.each(expectedCalls)(
  '$operationId',
  ({operationId, method, path, body, query, response}) => {
    const call = calls.find(({operation}) => operation.operationId === operationId);
    const operation = call?.operation;

    test('has the documented method and path', () => {
      expect([call?.method, call?.path]).toEqual([method, path]);
    });

    test('takes the documented body', () => {
      const name = bodySchemaName(operation?.requestBody?.content);
      expect(name === undefined ? [] : Object.keys(fieldsOf(name))).toEqual(body);
    });

    test('takes its path parameters, its query and a correlation id', () => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name ?? ''}`);
      const expected = [
        ...inPath,
        'header X-Correlation-Id',
        ...query.map((name) => `query ${name}`),
      ];
      expect(call?.parameters.map((one) => `${one.in} ${one.name}`)).toEqual(expected);
    });

    test('responds with 200 and the documented model or with 400 and an error', () => {
      const responses = Object.entries(operation?.responses ?? {}).map(([status, documented]) => {
        return [status, bodySchemaName(resolve<Response>(contract, documented).content)];
      });
      expect(responses).toEqual([
        ['200', response],
        ['400', 'ErrorResponse'],
      ]);
    });
  },
);

test('every server of the contract has the base path', () => {
  const paths = contract.servers.map(({url}) => new URL(url).pathname);
  expect(new Set(paths)).toEqual(new Set(['/v1/marketplace']));
});

test.each(expectedFields)('%s has exactly the documented fields', (schema, fields) => {
  expect(Object.keys(fieldsOf(schema))).toEqual(fields);
});

test.each(expectedEnumerations)('%s has exactly the documented values', (schema, values) => {
  expect(schemaNamed(schema).enum).toEqual(values);
});

test('24 milestones, 15 icons and 10 actions are described', () => {
  const counts = ['MilestoneId', 'IconId', 'ActionType'].map((name) => {
    return Object.keys(schemaNamed(name)['x-enum-descriptions'] as object).length;
  });
  expect(counts).toEqual([24, 15, 10]);
});

test('only the documented fields are deprecated', () => {
  const deprecated = Object.keys(schemas).flatMap((name) =>
    Object.entries(fieldsOf(name))
      .filter(([, field]) => field.deprecated === true)
      .map(([field]) => `${name}.${field}`),
  );
  expect(deprecated.sort()).toEqual(deprecatedFields);
});

test('every typeCode but not-found names an assumption', () => {
  const {ErrorTypeCode} = source.components.schemas;
  const catalogue = ErrorTypeCode?.['x-error-catalogue'] as Record<string, Schema>;
  const documented = Object.keys(catalogue).filter(
    (code) => !('x-assumption' in (catalogue[code] ?? {})),
  );
  expect(documented).toEqual(['not-found']);
});

test.each([
  'paths/~1users~1business/post',
  'paths/~1users~1business~1{businessId}~1{businessLocationId}/post',
  'paths/~1users~1business~1{businessId}~1{businessLocationId}/delete',
  'paths/~1users~1{payerMarketplaceUserId}~1trades~1{tradeId}~1reimburse-payer/post',
  'paths/~1users~1{marketplaceUserId}~1trades~1{tradeId}~1accept-invitation/post',
  'components/schemas/UndocumentedResponse',
  'components/schemas/OperatingSystem',
  'components/schemas/ErrorTypeCode',
  'components/schemas/MilestoneId',
  'components/schemas/Pagination',
  'components/schemas/TradeNotification',
  'components/schemas/UserNotification',
  'components/schemas/ItemConditionRejection/properties/reason',
  'components/schemas/TradeCreation/properties/amount',
  'components/schemas/PrioritizedPayeeCreation/properties/fikCode',
  'webhooks/trade.changed/post',
  'info',
])('%s is not documented in full and names an assumption', (pointer) => {
  const names = pointer.split('/').map((name) => name.replaceAll('~1', '/'));
  const node = names.reduce<unknown>((at, name) => (at as Schema)[name], source) as Schema;
  expect(listIds(node['x-assumption'])).not.toEqual([]);
});

test('references point at the components of the bundled document, and at each of them', () => {
  const targets = new Set(listReferences(contract));
  // Security names its schemes without a reference.
  const components = Object.entries<object>(contract.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    );
  expect([...targets].sort()).toEqual(components.sort());
});

function listReferences(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === '$ref' ? [value] : listReferences(value),
  );
}
