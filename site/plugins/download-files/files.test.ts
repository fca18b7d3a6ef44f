import {parseYaml} from '@redocly/openapi-core';
import {basename} from 'node:path';
import {expect, test} from 'vitest';
import {listCalls} from '@symblepay/openapi/contract';
import {readDocument} from '../../published/files';
import {files} from './files';
import type {Collection} from './postman/format';

async function make(name: string): Promise<string> {
  const file = files.find(({path}) => basename(path) === name);
  return (await file?.make()) ?? '';
}

test('the contract is the same in JSON and in YAML', async () => {
  const json: unknown = JSON.parse(await make('openapi.json'));
  expect(json).toEqual(readDocument());
  expect(parseYaml(await make('openapi.yaml'))).toEqual(json);
});

test('no two files have one name: their checksums stand in one list', () => {
  expect(new Set(files.map(({path}) => basename(path))).size).toBe(files.length);
});

test('the collection holds the main flow, and every call in the folder of its tag', async () => {
  const [flow, ...folders] = (await collection()).item;
  expect(flow?.name).toBe('Main flow');
  const document = readDocument();
  for (const {operation} of listCalls(document)) {
    const folder = folders.find(({name}) => operation.tags.includes(name));
    expect(folder?.item.map(({name}) => name)).toContain(operation.summary);
  }
  expect(folders.flatMap(({item}) => item)).toHaveLength(listCalls(document).length);
});

test('every step of the main flow is checked, and needs nothing but variables for its ids', async () => {
  const [flow] = (await collection()).item;
  const steps = flow?.item ?? [];
  expect(steps.filter(({event}) => event === undefined)).toEqual([]);
  expect(JSON.stringify(steps)).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
});

test('every single request checks its status, shows a response and says what it needs', async () => {
  const [, ...folders] = (await collection()).item;
  for (const {name, event = [], response, request} of folders.flatMap(({item}) => item)) {
    expect(JSON.stringify(event.at(-1)), name).toContain('pm.response.to.have.status(200)');
    expect(
      response?.map(({code}) => code),
      name,
    ).toEqual([200]);
    const hasScript = event.some(({listen}) => listen === 'prerequest');
    expect(request.description.includes('script before the request'), name).toBe(hasScript);
  }
});

test('every variable that a request names is declared', async () => {
  const made = await collection();
  const declared = made.variable.map(({key}) => key);
  const named = Array.from(JSON.stringify(made).matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name);
  expect(declared).toEqual(expect.arrayContaining(named));
});

async function collection(): Promise<Collection> {
  return JSON.parse(await make('symblepay.postman_collection.json')) as Collection;
}
