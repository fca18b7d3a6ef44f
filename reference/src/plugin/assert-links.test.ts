import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildModel} from '../model/build-model';
import {assertLinks} from './assert-links';

const model = buildModel({
  openapi: '3.1.0',
  info: {title: 't', version: '1'},
  paths: {'/a': {get: {operationId: 'getThing', responses: {'200': {description: 'OK'}}}}},
});

async function build(html: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
  try {
    await writeFile(path.join(folder, 'guide.html'), html);
    await assertLinks(folder, '/api', model);
  } finally {
    await rm(folder, {recursive: true});
  }
}

test('links to what exists pass, quoted or not', async () => {
  await expect(
    build('<a href="/api#get-thing">x</a><a href=/api/#get-thing.200>y</a>'),
  ).resolves.toBeUndefined();
});

test('links of other pages are left alone', async () => {
  await expect(
    build('<a href="/other#nothing">x</a><a href="/api">y</a>'),
  ).resolves.toBeUndefined();
});

test('a link to a field that does not exist names the page and the nearest field', async () => {
  await expect(build('<a href="/api#get-thing.201">x</a>')).rejects.toThrow(
    /guide\.html: The reference has no "#get-thing\.201"\. Did you mean "#get-thing\.200"/,
  );
});
